import { type ESTree, type Plugin, parseSync, type Rollup } from 'vite';
import { globals, members, newNames, styles } from './least-browsers.ts';

/** What the least browsers do without, and why no page needs it. */
const SPARED: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color:': 'a touch may flash',
  '@page': 'paper keeps its usual margins',
  'box-decoration-break:': 'it stands there with a prefix, too',
  'field-sizing:': 'a box that does not grow has a scroll bar',
  'hyphens:': 'words break without a hyphen',
  'print-color-adjust:': 'it stands there with a prefix, too',
  'scrollbar-width:': 'the bar is as wide as any',
  'text-size-adjust:': 'it stands there with a prefix, too',
  'text-wrap:': 'lines break elsewhere',
  'user-select:': 'it stands there with a prefix, too',
};

const newGlobals = newNames(globals);
/** Without what iterators have: lists and React have methods of these names, and the compiler knows which is meant. */
const newInScripts = newNames([...globals, ...members.filter(({ owner }) => owner !== 'Iterator')]);
/** As `AbortSignal.any`: other globals may have had the name for long. */
const newOfGlobals = newNames(members.map((each) => ({ ...each, name: `${each.owner}.${each.name}` })));
const newInStyles = newNames(styles);

/** Fails the build where scripts or styles of it need what the least browsers lack. */
export function refuseNewer(): Plugin {
  return {
    name: 'refuse-newer',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const found = Object.values(bundle).flatMap((file) =>
          newerIn(file).map((name) => `${file.fileName} needs ${name}`),
        );
        if (found.length > 0)
          this.error(`Newer than the least browsers (web/build/least-browsers.ts):\n${found.join('\n')}`);
      },
    },
  };
}

function newerIn(file: Rollup.OutputChunk | Rollup.OutputAsset): string[] {
  if (file.type === 'chunk') return newerScripts(file.code);
  const [extension] = /\.(js|css|html)$/.exec(file.fileName) ?? [];
  if (extension === '.js') return newerScripts(String(file.source));
  if (extension === '.css') return newerStyles(String(file.source));
  const styles = extension ? String(file.source).matchAll(/<style[^>]*>(.*?)<\/style>/gs) : [];
  return [...styles].flatMap(([, style = '']) => newerStyles(style));
}

/** What a script calls or constructs that the least browsers lack, unless it looks first whether that is there, or has its own. */
export function newerScripts(code: string): string[] {
  const [used, tested] = [new Set<string>(), new Set<string>()];
  const use = (callee: ESTree.Expression) => {
    const name = writtenName(callee);
    const isNew =
      callee.type === 'MemberExpression'
        ? newInScripts.has(name) || newOfGlobals.has(`${writtenName(callee.object)}.${name}`)
        : newGlobals.has(name);
    if (isNew) used.add(name);
  };
  const test = (node: ESTree.Node) => tested.add(writtenName(node));
  const takePattern = (pattern: string, flags: string) => {
    if (flags.includes('v')) used.add('the flag v');
    if (/\(\?[ims]*-?[ims]+:/.test(pattern)) used.add('modifiers');
  };
  for (const node of nodesOf(code)) {
    if (node.type === 'CallExpression' && node.optional) test(node.callee);
    else if (node.type === 'CallExpression' || node.type === 'NewExpression') use(node.callee);
    if (node.type === 'NewExpression' && writtenName(node.callee) === 'RegExp')
      takePattern(writtenText(node.arguments[0]), writtenText(node.arguments[1]));
    if (node.type === 'Literal' && 'regex' in node) takePattern(node.regex.pattern, node.regex.flags);
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') test(node.argument);
    if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === 'in'))
      test(node.left);
    // A method of its own has the name by chance.
    if ((node.type === 'MethodDefinition' || node.type === 'Property') && /Function/.test(node.value.type))
      test(node.key);
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') test(node.test);
  }
  return [...used].filter((name) => !tested.has(name));
}

function* nodesOf(code: string): Generator<ESTree.Node> {
  const parts: unknown[] = [parseSync('script.js', code).program];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    if ('type' in part) yield part as ESTree.Node;
    for (const each of Object.values(part)) parts.push(each);
  }
}

/** `b` of `a.b`, `a?.b`, `!a.b` and 'b' */
function writtenName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return writtenText(node);
  if (node.type === 'MemberExpression') return writtenName(node.property);
  if (node.type === 'ChainExpression') return writtenName(node.expression);
  return node.type === 'UnaryExpression' ? writtenName(node.argument) : '';
}

function writtenText(node: ESTree.Node | undefined): string {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('');
  return node?.type === 'Literal' ? String(node.value) : '';
}

/** What of a style sheet the least browsers lack, unless it stands in `@supports` or after a declaration without it. */
export function newerStyles(css: string): string[] {
  const found: string[] = [];
  const blocks: { head: string; safe: Set<string> }[] = [];
  const plain = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, '');
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const inside = blocks.at(-1);
    const head = text.trim();
    const [property = ''] = /^[\w-]+:/.exec(head) ?? [];
    const names = end === '{' ? /^@[\w-]+|(?<!^@.*):[\w-]+/g : /^[\w-]+:|[\w-]+\(/g;
    const newer = (head.match(names) ?? []).filter((name) => newInStyles.has(name) && !(name in SPARED));
    if (end === '{' && /^[^@]/.test(inside?.head ?? '')) newer.push('nesting');
    if (newer.length === 0) inside?.safe.add(property);
    else if (!inside?.safe.has(property) && !blocks.some(({ head }) => head.startsWith('@supports')))
      found.push(...newer);
    if (end === '{') blocks.push({ head, safe: new Set() });
    if (end === '}') blocks.pop();
  }
  return [...new Set(found)];
}
