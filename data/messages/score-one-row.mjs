// Scores predictions against a labelled message set (one-row*.jsonl). No dependencies.
//
//   node score-one-row.mjs GOLD.jsonl PREDICTIONS.jsonl [--fields name,phone,date,time] [--wrong] [--json]
//
// GOLD lines:        {"id","lang","today","text","labels":{field:[accepted,…]},"tags":[…]}
// PREDICTIONS lines: {"id","values":{field:"text"}}   (a gold line is taken too: its first accepted answers)
//
// --fields  scores only these columns (the others are neither counted nor looked at)
// --wrong   lists each wrong cell with its message id (leave it off for the files that are kept unread)
// --json    prints the whole result object instead of the table
//
// Counting, per cell:  T = the accepted answers, p = the predicted value
//   p empty,     T empty      → correct, counts in no precision or recall (it does count for the exact row)
//   p empty,     T non-empty  → fn
//   p non-empty, p in T       → tp
//   p non-empty, T empty      → fp
//   p non-empty, p not in T   → fp and fn

import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'];

const text = (v) => (v === null || v === undefined ? '' : String(v).normalize('NFKC').trim());

function phone(v) {
  let d = v.replace(/\D/g, '');
  if (d === '') return v.toLowerCase();
  if (d.startsWith('00')) d = d.slice(2);
  if (d.length === 10 && d.startsWith('0')) return `38${d}`;
  if (d.length === 11 && d.startsWith('80')) return `3${d}`;
  return d;
}

const pad = (n) => String(n).padStart(2, '0');

function iso(y, m, d) {
  const t = new Date(Date.UTC(y, m - 1, d));
  return t.getUTCFullYear() === y && t.getUTCMonth() === m - 1 && t.getUTCDate() === d
    ? `${y}-${pad(m)}-${pad(d)}`
    : null;
}

// A date without a year is the first such day that is not before `today`.
function date(v, today) {
  let m = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*)?$/.exec(v);
  if (m) return iso(+m[1], +m[2], +m[3]) ?? v.toLowerCase();
  m = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?:\s*(?:р|г)\.?)?$/.exec(v);
  if (m) return iso(m[3].length === 2 ? 2000 + +m[3] : +m[3], +m[2], +m[1]) ?? v.toLowerCase();
  m = /^(\d{1,2})[-./](\d{1,2})\.?$/.exec(v);
  if (m) {
    const y = +today.slice(0, 4);
    for (let i = 0; i < 9; i++) {
      const s = iso(y + i, +m[2], +m[1]);
      if (s && s >= today) return s;
    }
  }
  return v.toLowerCase();
}

function time(v) {
  const s = v.toLowerCase().replace(/\s+/g, ' ');
  const m =
    /^(\d{1,2})(?:[:.\-\s](\d{2})(?::\d{2})?)?(?: ?(a|p)\.?m\.?)?(?: ?(?:год|час|h)\.?)?$/.exec(s) ??
    /^(\d{2})(\d{2})$/.exec(s);
  if (!m) return s;
  let h = +m[1];
  const min = +(m[2] ?? 0);
  if (m[3]) {
    if (h < 1 || h > 12) return s;
    h = (h % 12) + (m[3] === 'p' ? 12 : 0);
  }
  return h < 24 && min < 60 ? `${pad(h)}:${pad(min)}` : s;
}

// Letter case, apostrophes, dashes, punctuation and runs of blanks do not matter in names and places.
function words(v) {
  return v
    .toLowerCase()
    .replace(/[’‘ʼ`´′ʹ＇]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/[.,;:!?()[\]"«»„“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

// "2 особи" is 2; anything without exactly one whole number stays as it is.
function seats(v) {
  const n = v.match(/\d+/g);
  return n && n.length === 1 ? String(+n[0]) : v.toLowerCase();
}

export function normalise(field, value, today = '2026-11-20') {
  const v = text(value);
  if (v === '') return '';
  switch (field) {
    case 'phone':
      return phone(v);
    case 'date':
      return date(v, today);
    case 'time':
      return time(v);
    case 'seats':
      return seats(v);
    default:
      return words(v);
  }
}

function rates({ tp, fp, fn }) {
  // nothing to find and nothing said is a perfect answer, not a zero
  const none = tp + fp + fn === 0;
  const precision = tp + fp ? tp / (tp + fp) : none ? 1 : 0;
  const recall = tp + fn ? tp / (tp + fn) : 1;
  const f1 = precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
  return { tp, fp, fn, precision, recall, f1 };
}

const valuesOf = (p) =>
  p.values ?? (p.labels ? Object.fromEntries(Object.entries(p.labels).map(([f, l]) => [f, l[0] ?? ''])) : {});

// predictions: [{id, values}], lines: [{id, today, labels}]. A line without a prediction counts as all empty.
export function score(predictions, lines, { fields = FIELDS } = {}) {
  const byId = new Map();
  for (const p of predictions) {
    if (byId.has(p.id)) throw new Error(`two predictions for ${p.id}`);
    byId.set(p.id, valuesOf(p));
  }
  const count = Object.fromEntries(fields.map((f) => [f, { tp: 0, fp: 0, fn: 0 }]));
  const wrong = [];
  let exact = 0;
  let missing = 0;
  const seen = new Set();
  for (const line of lines) {
    if (seen.has(line.id)) throw new Error(`two gold lines with id ${line.id}`);
    seen.add(line.id);
    if (!byId.has(line.id)) missing += 1;
    const values = byId.get(line.id) ?? {};
    let rowRight = true;
    for (const f of fields) {
      const accepted = line.labels[f] ?? [];
      const got = normalise(f, values[f], line.today);
      const want = new Set(accepted.map((a) => normalise(f, a, line.today)));
      const hit = got === '' ? want.size === 0 : want.has(got);
      if (got !== '') count[f][hit ? 'tp' : 'fp'] += 1;
      if (want.size > 0 && !hit) count[f].fn += 1;
      if (!hit) {
        rowRight = false;
        wrong.push({ id: line.id, field: f, got: text(values[f]), want: accepted });
      }
    }
    if (rowRight) exact += 1;
  }
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const f of fields) for (const k of ['tp', 'fp', 'fn']) sum[k] += count[f][k];
  return {
    fields: Object.fromEntries(fields.map((f) => [f, rates(count[f])])),
    micro: rates(sum),
    rows: lines.length,
    exactRows: exact,
    exactRowAccuracy: lines.length ? exact / lines.length : 0,
    missing,
    unknown: [...byId.keys()].filter((id) => !seen.has(id)),
    wrong,
  };
}

export function readLines(path) {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((s, i) => [s, i + 1])
    .filter(([s]) => s.trim() !== '')
    .map(([s, n]) => {
      try {
        return JSON.parse(s);
      } catch (e) {
        throw new Error(`${path}:${n}: ${e.message}`);
      }
    });
}

function table(r) {
  const f = (x) => x.toFixed(3);
  const row = (name, c) =>
    `${name.padEnd(8)}${f(c.precision).padStart(10)}${f(c.recall).padStart(8)}${f(c.f1).padStart(8)}${String(c.tp).padStart(6)}${String(c.fp).padStart(6)}${String(c.fn).padStart(6)}`;
  return [
    `${'field'.padEnd(8)}${'precision'.padStart(10)}${'recall'.padStart(8)}${'F1'.padStart(8)}${'tp'.padStart(6)}${'fp'.padStart(6)}${'fn'.padStart(6)}`,
    ...Object.entries(r.fields).map(([n, c]) => row(n, c)),
    row('micro', r.micro),
    `exact rows ${r.exactRows} of ${r.rows} = ${f(r.exactRowAccuracy)}` +
      (r.missing ? `; no prediction for ${r.missing}` : '') +
      (r.unknown.length ? `; ${r.unknown.length} predictions with an id not in the set` : ''),
  ].join('\n');
}

function main(argv) {
  const files = [];
  let fields = FIELDS;
  let showWrong = false;
  let json = false;
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === '--fields')
      fields = (argv[++i] ?? '')
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean);
    else if (argv[i] === '--wrong') showWrong = true;
    else if (argv[i] === '--json') json = true;
    else files.push(argv[i]);
  }
  const strange = fields.filter((f) => !FIELDS.includes(f));
  if (files.length !== 2 || fields.length === 0 || strange.length) {
    console.error(
      `usage: node score-one-row.mjs GOLD.jsonl PREDICTIONS.jsonl [--fields ${FIELDS.join(',')}] [--wrong] [--json]`,
    );
    return 2;
  }
  const r = score(readLines(files[1]), readLines(files[0]), { fields });
  if (!showWrong) delete r.wrong;
  if (json) console.log(JSON.stringify(r, null, 1));
  else {
    console.log(table(r));
    for (const w of r.wrong ?? [])
      console.log(
        `${w.id} ${w.field}: ${w.got === '' ? '(empty)' : w.got} — wanted ${w.want.length ? w.want.join(' | ') : '(empty)'}`,
      );
  }
  return 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (e) {
    console.error(e.message);
    process.exitCode = 1;
  }
}
