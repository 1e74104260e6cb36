import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { languageModel } from '../openai/language-model.ts';
import { origin } from '../project/ports.ts';
import { close, listen } from '../project/server.ts';
import { modelsThatAreSet, reportOn } from './model-end.ts';

const END = { date: '2027-01-14', source: 'provider' } as const;

describe('reportOn', () => {
  test.for([
    ['2026-11-23', false, 'gpt-4o-mini ends on 2027-01-14, in 52 days, says the provider'],
    ['2027-01-13', false, 'gpt-4o-mini ends on 2027-01-14, in 1 day, says the provider'],
    ['2027-01-14', true, 'gpt-4o-mini ended on 2027-01-14, says the provider'],
  ] as const)('[M-06] on %s it says what is announced', ([today, isOver, text]) => {
    const report = reportOn('gpt-4o-mini', END, today, true);
    expect(report).toEqual({ isOver, text: `${text}; OPENAI_MODEL sets another` });
  });

  test('[M-06] says so where nobody was asked, and where no end is known', () => {
    const asTold = { date: END.date, source: 'table' } as const;
    expect(reportOn('gpt-4o-mini', asTold, '2026-11-23', false).text).toContain(
      'our own list, since without OPENAI_API_KEY nobody is asked',
    );
    const unknown = { date: undefined, source: 'table' } as const;
    expect(reportOn('gpt-6-luna', unknown, '2026-11-23', true)).toEqual({
      isOver: false,
      text: 'gpt-6-luna has no announced end, says our own list, since the provider does not',
    });
  });
});

test('[M-06] the models of deployments are those that their parameters name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env.par-club-live'), 'TIME_ZONE=Europe/Kyiv\nOPENAI_MODEL=gpt-6-luna\n');
  writeFileSync(join(folder, '.env.par-club-test'), 'OPENAI_MODEL=gpt-4o-mini\n');
  writeFileSync(join(folder, '.env.par-club-old'), 'TIME_ZONE=Europe/Kyiv\n');
  expect(modelsThatAreSet('gpt-4o-mini', folder).sort()).toEqual(['gpt-4o-mini', 'gpt-6-luna']);
  expect(modelsThatAreSet('gpt-4o-mini', join(folder, 'missing'))).toEqual(['gpt-4o-mini']);
});

describe('npm run doctor -- model', () => {
  const server = languageModel();
  beforeAll(() => listen(server, 0));
  afterAll(() => close(server));

  const doctor = (environment: Record<string, string>) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, 'doctor.ts'), 'model'],
        { env: { ...process.env, ...environment } },
        (_, said) => resolve({ code: child.exitCode ?? -1, said }),
      );
    });
  const askingStandIn = () => ({
    OPENAI_API_KEY: 'any',
    OPENAI_BASE_URL: `${origin((server.address() as AddressInfo).port)}/v1`,
  });

  test('[M-06] finds nothing wrong with a model that has no announced end', async () => {
    const { code, said } = await doctor({ ...askingStandIn(), OPENAI_MODEL: 'gpt-6-luna' });
    expect(said).toMatch(/^ok +model +gpt-6-luna has no announced end, says the provider\n/);
    expect(code).toBe(0);
  });

  test.for([
    ['the provider tells', askingStandIn, 'says the provider'],
    ['our own list knows', () => ({ OPENAI_API_KEY: '' }), 'says our own list'],
  ] as const)('[M-06] lacks a model that has ended, as %s', async ([, environment, source]) => {
    const { code, said } = await doctor({ ...environment(), OPENAI_MODEL: 'o4-mini' });
    expect(said).toContain(`LACKS model      o4-mini ended on 2026-10-23, ${source}`);
    expect(code).toBe(1);
  });
});
