// Scores predicted rows against messages labelled with any number of rows (many-rows-*.jsonl). No dependencies.
//
//   node score-rows.mjs LABELS.jsonl PREDICTIONS.jsonl [--fields name,phone,date] [--by kind|rows|lang] [--wrong] [--json]
//
// LABELS lines:      {"id","lang","kind","today","message","rows":[{name,phone,…}],"accept":[{field:[…]}]}
//                    accept[i] holds further right answers for rows[i]; "" among them: leaving the cell empty is right too.
// PREDICTIONS lines: {"id","kind","rows":[{name,phone,…}]}   (a labels line is taken too)
//
// Rows are paired by the best assignment: the most equal non-empty cells; among those the most cells that are right.
// Per cell of a pair, T = the accepted answers, p = the predicted value:
//   p empty,     T empty or holds ""  → right, counts in no precision or recall
//   p empty,     T else               → fn
//   p non-empty, p in T               → tp
//   p non-empty, T empty              → fp
//   p non-empty, p not in T           → fp, and fn unless T holds ""
// Every non-empty cell of a predicted row without a partner is an fp, of a labelled one an fn (unless it may be empty).
// notes, pickUp, dropOff and price are free words: outside rows-F1; their lines count a pair as right when what was read has
// a word or number in common with an accepted answer. The last three count where the labels have them.

import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'];
const LOOSE = ['notes', 'pickUp', 'dropOff', 'price'];

// ---- normal forms: the same as in score-one-row.mjs ----

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

// ---- pairing ----

// Hungarian method on a gain matrix (any shape); gives for each row its column or -1. O(n³), n is a handful.
export function assign(gain) {
  const rows = gain.length;
  const cols = rows ? gain[0].length : 0;
  const n = Math.max(rows, cols);
  const cost = (i, j) => (i < rows && j < cols ? -gain[i][j] : 0);
  const u = new Array(n + 1).fill(0);
  const v = new Array(n + 1).fill(0);
  const rowOf = new Array(n + 1).fill(0);
  for (let i = 1; i <= n; i++) {
    const least = new Array(n + 1).fill(Infinity);
    const used = new Array(n + 1).fill(false);
    const way = new Array(n + 1).fill(0);
    let j0 = 0;
    rowOf[0] = i;
    do {
      used[j0] = true;
      const i0 = rowOf[j0];
      let delta = Infinity;
      let j1 = 0;
      for (let j = 1; j <= n; j++) {
        if (used[j]) continue;
        const c = cost(i0 - 1, j - 1) - u[i0] - v[j];
        if (c < least[j]) [least[j], way[j]] = [c, j0];
        if (least[j] < delta) [delta, j1] = [least[j], j];
      }
      for (let j = 0; j <= n; j++) {
        if (used[j]) [u[rowOf[j]], v[j]] = [u[rowOf[j]] + delta, v[j] - delta];
        else least[j] -= delta;
      }
      j0 = j1;
    } while (rowOf[j0] !== 0);
    for (; j0 !== 0; j0 = way[j0]) rowOf[j0] = rowOf[way[j0]];
  }
  const out = new Array(rows).fill(-1);
  for (let j = 1; j <= cols; j++) if (rowOf[j] >= 1 && rowOf[j] <= rows) out[rowOf[j] - 1] = j - 1;
  return out;
}

// ---- counting ----

const some = (row) => row && typeof row === 'object' && [...FIELDS, 'notes'].some((f) => text(row[f]) !== '');

function cell(want, mayBeEmpty, got) {
  if (got === '') return want.size === 0 || mayBeEmpty ? 'right' : 'fn';
  if (want.has(got)) return 'tp';
  return want.size === 0 || mayBeEmpty ? 'fp' : 'both';
}

function rates({ tp, fp, fn }) {
  const none = tp + fp + fn === 0;
  const precision = tp + fp ? tp / (tp + fp) : none ? 1 : 0;
  const recall = tp + fn ? tp / (tp + fn) : 1;
  const f1 = precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
  return { tp, fp, fn, precision, recall, f1 };
}

const gist = (s) => new Set((words(text(s)).match(/[\p{L}\p{N}]{3,}|\d+/gu) ?? []).map((w) => w.slice(0, 5)));

export function score(predictions, lines, { fields = FIELDS } = {}) {
  const byId = new Map();
  for (const p of predictions) {
    if (byId.has(p.id)) throw new Error(`two predictions for ${p.id}`);
    byId.set(p.id, p);
  }
  const count = Object.fromEntries(fields.map((f) => [f, { tp: 0, fp: 0, fn: 0 }]));
  const loose = Object.fromEntries(LOOSE.map((f) => [f, { tp: 0, fp: 0, fn: 0 }]));
  const wrong = [];
  const kinds = {};
  const each = [];
  let missing = 0;
  const seen = new Set();
  for (const line of lines) {
    if (seen.has(line.id)) throw new Error(`two label lines with id ${line.id}`);
    seen.add(line.id);
    const p = byId.get(line.id);
    if (!p) missing += 1;
    const gold = (line.rows ?? []).map((row, i) => {
      const more = line.accept?.[i] ?? {};
      const sets = {};
      for (const f of fields) {
        const all = [row[f], ...(more[f] ?? [])].map((a) => normalise(f, a, line.today));
        const want = new Set(all.filter((a) => a !== ''));
        sets[f] = {
          want,
          mayBeEmpty: want.size > 0 && all.includes(''),
          shown: [row[f], ...(more[f] ?? [])],
        };
      }
      return { row, sets };
    });
    const got = (Array.isArray(p?.rows) ? p.rows : []).filter(some).map((row) => ({
      row,
      v: Object.fromEntries(fields.map((f) => [f, normalise(f, row[f], line.today)])),
    }));
    const gain = gold.map((g) =>
      got.map((r) =>
        fields.reduce((sum, f) => {
          const c = cell(g.sets[f].want, g.sets[f].mayBeEmpty, r.v[f]);
          return sum + (c === 'tp' ? 100 : c === 'right' ? 1 : 0);
        }, 0),
      ),
    );
    const pair = gold.length && got.length ? assign(gain) : gold.map(() => -1);
    const taken = new Set(pair.filter((j) => j >= 0));
    const mine = { tp: 0, fp: 0, fn: 0 };
    let right = gold.length === got.length;
    const add = (f, k) => {
      count[f][k] += 1;
      mine[k] += 1;
    };
    const addLoose = (i, got) => {
      for (const f of LOOSE) {
        if ((line.rows ?? []).every((row) => row[f] === undefined)) continue;
        const accepted = line.accept?.[i]?.[f] ?? [];
        const a = gist([line.rows[i]?.[f], ...accepted].map(text).join(' '));
        const b = gist(got?.[f]);
        const hit = [...a].some((w) => b.has(w));
        if (b.size) loose[f][hit ? 'tp' : 'fp'] += 1;
        if (a.size && !hit && !(b.size === 0 && accepted.includes(''))) loose[f].fn += 1;
      }
    };
    const bad = (f, g, w, at) => wrong.push({ id: line.id, row: at, field: f, got: g, want: w });
    gold.forEach((g, i) => {
      const r = pair[i] >= 0 ? got[pair[i]] : null;
      for (const f of fields) {
        const { want, mayBeEmpty, shown } = g.sets[f];
        if (!r) {
          if (want.size > 0 && !mayBeEmpty) {
            add(f, 'fn');
            bad(f, '', shown, i + 1);
          }
          continue;
        }
        const c = cell(want, mayBeEmpty, r.v[f]);
        if (c === 'tp') add(f, 'tp');
        if (c === 'fp' || c === 'both') add(f, 'fp');
        if (c === 'fn' || c === 'both') add(f, 'fn');
        if (c !== 'tp' && c !== 'right') {
          right = false;
          bad(f, text(r.row[f]), shown, i + 1);
        }
      }
      addLoose(i, r?.row);
    });
    got.forEach((r, j) => {
      if (taken.has(j)) return;
      for (const f of fields)
        if (r.v[f] !== '') {
          add(f, 'fp');
          bad(f, text(r.row[f]), [], `extra ${j + 1}`);
        }
      addLoose(-1, r.row);
    });
    const said = text(p?.kind) || '(none given)';
    // 'question' is the newer of the two names
    const kindRight = said === line.kind || (said === 'question' && line.kind === 'none');
    kinds[line.kind] ??= {};
    kinds[line.kind][said] = (kinds[line.kind][said] ?? 0) + 1;
    if (!kindRight) wrong.push({ id: line.id, row: '', field: 'kind', got: said, want: [line.kind] });
    if (gold.length !== got.length)
      wrong.push({
        id: line.id,
        row: '',
        field: 'rows',
        got: String(got.length),
        want: [String(gold.length)],
      });
    each.push({
      id: line.id,
      kind: line.kind,
      lang: line.lang,
      n: gold.length,
      number: gold.length === got.length,
      right,
      kindRight,
      ...mine,
    });
  }
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const f of fields) for (const k of ['tp', 'fp', 'fn']) sum[k] += count[f][k];
  return {
    fields: Object.fromEntries(fields.map((f) => [f, rates(count[f])])),
    rows: rates(sum),
    loose: Object.fromEntries(LOOSE.map((f) => [f, rates(loose[f])])),
    messages: each.length,
    rightNumber: each.filter((e) => e.number).length,
    allRight: each.filter((e) => e.right).length,
    kindRight: each.filter((e) => e.kindRight).length,
    kinds,
    missing,
    unknown: [...byId.keys()].filter((id) => !seen.has(id)),
    each,
    wrong,
  };
}

// ---- output ----

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

const f3 = (x) => x.toFixed(3);
const share = (n, of) => `${n} of ${of} = ${f3(of ? n / of : 0)}`;
const row = (name, c) =>
  `${name.padEnd(16)}${f3(c.precision).padStart(10)}${f3(c.recall).padStart(8)}${f3(c.f1).padStart(8)}${String(c.tp).padStart(6)}${String(c.fp).padStart(6)}${String(c.fn).padStart(6)}`;

function groups(r, by) {
  const key = {
    kind: (e) => e.kind,
    lang: (e) => e.lang,
    rows: (e) => (e.n > 1 ? '2 or more rows' : e.n === 1 ? '1 row' : 'no row'),
  }[by];
  const all = new Map();
  for (const e of r.each) all.set(key(e), [...(all.get(key(e)) ?? []), e]);
  return [...all].sort().map(([k, es]) => {
    const s = { tp: 0, fp: 0, fn: 0 };
    for (const e of es) for (const c of ['tp', 'fp', 'fn']) s[c] += e[c];
    return `${row(k, rates(s))}   number ${f3(es.filter((e) => e.number).length / es.length)}  all right ${f3(es.filter((e) => e.right).length / es.length)}  kind ${f3(es.filter((e) => e.kindRight).length / es.length)}  (${es.length} messages)`;
  });
}

function table(r, by) {
  const kinds = Object.entries(r.kinds).map(
    ([k, said]) =>
      `  ${k.padEnd(8)}→ ${Object.entries(said)
        .sort((a, b) => b[1] - a[1])
        .map(([s, n]) => `${s} ${n}`)
        .join(', ')}`,
  );
  return [
    `${''.padEnd(16)}${'precision'.padStart(10)}${'recall'.padStart(8)}${'F1'.padStart(8)}${'tp'.padStart(6)}${'fp'.padStart(6)}${'fn'.padStart(6)}`,
    ...Object.entries(r.fields).map(([n, c]) => row(n, c)),
    row('all cells', r.rows),
    ...Object.entries(r.loose)
      .filter(([f, { tp, fp, fn }]) => f === 'notes' || tp + fp + fn > 0)
      .map(([f, c]) => row(`${f} (apart)`, c)),
    ...(by ? ['', ...groups(r, by)] : []),
    '',
    `right number of rows   ${share(r.rightNumber, r.messages)}`,
    `all rows fully right   ${share(r.allRight, r.messages)}`,
    `kind right             ${share(r.kindRight, r.messages)}`,
    ...kinds,
    ...(r.missing ? [`no prediction for ${r.missing} messages`] : []),
    ...(r.unknown.length ? [`${r.unknown.length} predictions with an id not in the labels`] : []),
  ].join('\n');
}

function main(argv) {
  const files = [];
  let fields = FIELDS;
  let by = '';
  let showWrong = false;
  let json = false;
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === '--fields')
      fields = (argv[++i] ?? '')
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean);
    else if (argv[i] === '--by') by = argv[++i] ?? '?';
    else if (argv[i] === '--wrong') showWrong = true;
    else if (argv[i] === '--json') json = true;
    else files.push(argv[i]);
  }
  const strange = fields.filter((f) => !FIELDS.includes(f));
  if (
    files.length !== 2 ||
    fields.length === 0 ||
    strange.length ||
    !['', 'kind', 'rows', 'lang'].includes(by)
  ) {
    console.error(
      `usage: node score-rows.mjs LABELS.jsonl PREDICTIONS.jsonl [--fields ${FIELDS.join(',')}] [--by kind|rows|lang] [--wrong] [--json]`,
    );
    return 2;
  }
  const r = score(readLines(files[1]), readLines(files[0]), { fields });
  if (json) console.log(JSON.stringify(showWrong ? r : { ...r, wrong: undefined, each: undefined }, null, 1));
  else {
    if (showWrong)
      for (const w of r.wrong)
        console.log(
          `${w.id}${w.row === '' ? '' : ` row ${w.row}`} ${w.field}: ${w.got === '' ? '(empty)' : w.got} — wanted ${
            w.want
              .map((a) => (text(a) === '' ? '(empty)' : a))
              .slice(0, 3)
              .join(' | ') || '(empty)'
          }`,
        );
    console.log(table(r, by));
    console.log(`rows-F1 ${f3(r.rows.f1)}`);
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
