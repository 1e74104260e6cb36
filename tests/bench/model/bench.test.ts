import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageModel } from '../../../local/openai/language-model.ts';
import { origin } from '../../../local/project/ports.ts';
import { close, listen } from '../../../local/project/server.ts';

const server = languageModel();
const folder = mkdtempSync(join(tmpdir(), 'bench-model-'));
const file = join(folder, 'labelled.jsonl');
beforeAll(() => listen(server, 0));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close(server);
});

const empty = { name: [], phone: [], date: [], time: [], from: [], to: [], seats: [] };
const line = (id: string, text: string, labels: object) =>
  JSON.stringify({ id, lang: 'uk', today: '2026-11-20', text, labels: { ...empty, ...labels }, tags: [] });

function bench(environment: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number | null; said: string; complained: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'bench.ts'), ...args],
      { env: { ...process.env, ...environment } },
      (_, said, complained) => resolve({ code: child.exitCode, said, complained }),
    );
  });
}
const standIn = (model: string) => ({
  OPENAI_API_KEY: 'any',
  OPENAI_BASE_URL: `${origin((server.address() as AddressInfo).port)}/v1`,
  OPENAI_MODEL: model,
});

it('claims nothing without a key', async () => {
  const { code, said } = await bench({ OPENAI_API_KEY: '' }, 'no-such-file');
  expect(said).toBe('OPENAI_API_KEY is not set: no model was asked, and nothing is claimed.\n');
  expect(code).toBe(0);
});

it.each(['gpt-4o-mini', 'gpt-6-luna'])('[M-06] scores what %s answers', async (model) => {
  const right = line('a', 'з Києва до Львова, 067 123 45 67', {
    from: ['Київ'],
    to: ['Львів'],
    phone: ['+380671234567'],
  });
  const wrong = line('b', 'з Києва', { from: ['Одеса'] });
  writeFileSync(file, `${right}\n${wrong}\n`);
  const { code, said } = await bench(standIn(model), file, '--wrong');
  expect(said).toContain(`${model} at ${origin((server.address() as AddressInfo).port)}/v1`);
  expect(said).toContain('b from: Київ, accepted: Одеса');
  expect(said).toContain('exact rows 1 of 2');
  expect(said).toContain('answers of another shape 0');
  expect(said).toMatch(/micro-F1 0\.750\n$/);
  expect(code).toBe(0);
});

it('gives no figure where the model cannot be asked', async () => {
  writeFileSync(file, `${line('a', 'з Києва', {})}\n`);
  const refusing = { ...standIn('gpt-4o-mini'), OPENAI_BASE_URL: `${standIn('').OPENAI_BASE_URL}/elsewhere` };
  const { code, said, complained } = await bench(refusing, file);
  expect(complained).toContain('OpenAI API error: Invalid URL');
  expect(said).not.toContain('micro-F1');
  expect(code).toBe(1);
});

it.each(['gpt-4o-mini', 'gpt-6-luna'])('[M-01] [M-06] scores the rows that %s answers', async (model) => {
  const labelled = { name: '', phone: '', date: '', time: '', from: 'Київ', to: '', seats: '', notes: '' };
  const message = { id: 'a-01', lang: 'uk', kind: 'booking', today: '2026-11-20', message: 'з Києва' };
  const lines = [
    { ...message, rows: [labelled] },
    { ...message, id: 'a-02', rows: [labelled, { ...labelled, from: 'Одеса' }] },
  ];
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const { code, said } = await bench(standIn(model), file, '--wrong');
  expect(said).toContain('a-02 row 2 from: (empty), accepted: Одеса');
  expect(said).toContain('right number of rows  1 of 2 = 0.500');
  expect(said).toContain('kind right            2 of 2 = 1.000');
  expect(said).toContain('answers of another shape 0');
  expect(said).toMatch(/rows-F1 0\.800\n$/);
  expect(code).toBe(0);
});

it('asks nothing where a message is labelled in another form than the first', async () => {
  const manyRows = JSON.stringify({ id: 'a-01', message: 'з Києва', rows: [] });
  writeFileSync(file, `${line('a', 'з Києва', {})}\n${manyRows}\n`);
  const { code, said, complained } = await bench(standIn('gpt-4o-mini'), file);
  expect(complained).toContain('a-01 is not labelled with one row');
  expect(said).toBe('');
  expect(code).toBe(1);
});
