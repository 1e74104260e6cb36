import type { Rollup } from 'vite';

/** The chunks and everything they import statically. */
export function closure(roots: Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const queue = [...roots];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') queue.push(next);
    }
  }
  return [...found];
}

/** The names of the style sheets that chunks bring along. */
export function styleSheets(chunks: Rollup.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}
