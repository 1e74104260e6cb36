import { isRecord } from './passenger-entry.ts';

/** The text of a description, which is HTML after somebody used Google's editor on it. */
export function plainText(description: string): string {
  return description
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(nbsp|lt|gt|quot|apos|amp));/gi,
      (entity, decimal, hex, name) =>
        name === undefined
          ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16), entity)
          : (NAMED[name.toLowerCase()] ?? entity),
    )
    .replaceAll('\u00a0', ' ');
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function characterOf(codePoint: number, otherwise: string): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : otherwise;
}

/** The JSON object of a description, also with text around it or hand-written `lines`; both become its `lines`. */
export function objectIn(description: string): Record<string, unknown> | undefined {
  for (const read of [parsed, withTextAround, withLooseLines]) {
    for (const textFrom of [String, plainText]) {
      const found = read(textFrom(description));
      if (found) return found;
    }
  }
  return undefined;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function withTextAround(text: string, read = parsed): Record<string, unknown> | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  if (start === -1 || end <= start) return undefined;
  const json = read(text.slice(start, end));
  const [above, below] = [text.slice(0, start), text.slice(end)].map(rowsOf);
  const around = [...(above ?? []), ...(below ?? [])];
  if (!json || around.length === 0) return json;
  return { ...json, lines: [...(Array.isArray(json.lines) ? json.lines : []), ...around] };
}

function rowsOf(text: string): string[] {
  return plainText(text)
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

function withLooseLines(text: string): Record<string, unknown> | undefined {
  return withTextAround(text, (object) => {
    const rows = object.split('\n');
    const start = rows.findIndex((row) => /^[{\s]*"lines"\s*:\s*\[\s*$/.test(row));
    const length = rows.slice(start + 1).findIndex((row) => /^\s*\]\s*,?\s*$/.test(row));
    if (start === -1 || length === -1) return undefined;
    const end = start + 1 + length;
    const lines = rows.slice(start + 1, end).map(lineIn);
    const opening = rows.slice(0, start).join('\n').includes('{') ? '' : '{';
    const filled = lines.filter((line) => line !== '');
    return parsed(
      [...rows.slice(0, start), `${opening}"lines": ${JSON.stringify(filled)},`, ...rows.slice(end + 1)].join(
        '\n',
      ),
    );
  });
}

/** What a row says, with quotes and comma as we wrote it or without. */
function lineIn(row: string): string {
  const body = row
    .trim()
    .replace(/,$/, '')
    .replace(/^["“”„«]/, '')
    .replace(/["“”»]$/, '');
  try {
    return String(JSON.parse(`"${body}"`));
  } catch {
    return body;
  }
}
