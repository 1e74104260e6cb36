import { describe, expect, it } from 'vitest';
import {
  learn,
  type Parameter,
  type ProviderError,
  parametersFor,
  type Refusals,
  type RequestParameters,
  refusalsOf,
  refusedParameter,
} from './model-parameters.ts';

const SENT: RequestParameters = { max_tokens: 500, temperature: 0.3 };
const THINKING: RequestParameters = {
  max_completion_tokens: 500,
  temperature: 0.3,
  reasoning_effort: 'none',
};

const errorOf = (said: Partial<ProviderError>): ProviderError => ({
  status: 400,
  code: null,
  param: null,
  message: '',
  ...said,
});
const refusing = (...parameters: Parameter[]): Refusals => ({ parameters: new Set(parameters) });

describe('parametersFor', () => {
  it('[X-12] names the oldest ones to a model that has refused nothing', () => {
    expect(parametersFor(500, refusing())).toEqual(SENT);
  });

  it('[M-06] asks a model that refuses max_tokens not to think, and keeps the temperature', () => {
    expect(parametersFor(500, refusing('max_tokens'))).toEqual(THINKING);
  });

  it('[M-06] leaves room for thoughts to a model that will not stop thinking', () => {
    const refusals = { ...refusing('max_tokens', 'temperature', 'reasoning_effort'), effort: 'minimal' };
    expect(parametersFor(500, refusals)).toEqual({
      max_completion_tokens: 4500,
      reasoning_effort: 'minimal',
    });
    expect(parametersFor(500, { ...refusals, effort: undefined })).toEqual({ max_completion_tokens: 4500 });
  });

  it('[M-06] asks a model that refuses a temperature not to think', () => {
    expect(parametersFor(500, refusing('temperature'))).toEqual({
      max_tokens: 500,
      reasoning_effort: 'none',
    });
  });
});

describe('refusedParameter', () => {
  it.each([
    ['a parameter', { code: 'unsupported_parameter', param: 'max_tokens' }, SENT, 'max_tokens'],
    ['a value', { code: 'unsupported_value', param: 'temperature' }, SENT, 'temperature'],
    [
      'an effort by its other name',
      { code: 'unsupported_value', param: 'reasoning.effort' },
      THINKING,
      'reasoning_effort',
    ],
    [
      'by the message alone',
      { message: 'Unrecognized request argument supplied: reasoning_effort' },
      THINKING,
      'reasoning_effort',
    ],
    [
      'by a code without a parameter',
      { code: 'unsupported_parameter', message: "'max_tokens': use 'max_completion_tokens'" },
      SENT,
      'max_tokens',
    ],
    [
      'by 422 and a number for a code',
      { status: 422, code: 422, message: '("body", "temperature"): Extra inputs are not permitted' },
      SENT,
      'temperature',
    ],
  ] as const)('[M-06] finds %s', (_, said, sent, parameter) => {
    expect(refusedParameter(errorOf(said), sent)).toBe(parameter);
  });

  it.each([
    ['a value out of its range', { code: 'invalid_value', param: 'max_tokens' }],
    ['a range told in words', { param: 'temperature', message: 'temperature must be at most 2' }],
    ['a parameter that was not sent', { code: 'unsupported_parameter', param: 'reasoning_effort' }],
    ['another part of the request', { code: 'unsupported_value', param: 'messages[1].content' }],
    [
      'another part that quotes a name',
      { param: 'response_format', message: "'response_format' is not supported; temperature" },
    ],
    ['a longer name', { message: 'unknown parameter: gpt_max_tokens' }],
    ['another status', { status: 404, code: 'unsupported_parameter', param: 'max_tokens' }],
    ['no status', { status: undefined, code: 'unsupported_parameter', param: 'max_tokens' }],
    ['nothing', {}],
  ])('[M-06] does not take %s for a refusal', (_, said) => {
    expect(refusedParameter(errorOf(said), SENT)).toBeUndefined();
  });
});

describe('learn', () => {
  const LIST = errorOf({ message: "does not support 'none'. Supported values are: 'low', and 'high'." });

  it('[M-06] takes the least effort that a refusal names', () => {
    const refusals = refusing('max_tokens');
    learn(refusals, 'reasoning_effort', LIST, THINKING);
    expect(refusals.effort).toBe('low');
  });

  it('[M-06] leaves the effort out after a refusal that names none, and after a second one', () => {
    const refusals = refusing('max_tokens');
    learn(refusals, 'reasoning_effort', errorOf({ message: 'not allowed' }), THINKING);
    expect(refusals.effort).toBeUndefined();
    const again = { ...refusing('max_tokens', 'reasoning_effort'), effort: 'low' };
    learn(again, 'reasoning_effort', LIST, { ...THINKING, reasoning_effort: 'low' });
    expect(again.effort).toBeUndefined();
  });

  it('[M-06] keeps what another call has learned meanwhile', () => {
    const refusals = { ...refusing('max_tokens', 'reasoning_effort'), effort: 'low' };
    learn(refusals, 'reasoning_effort', LIST, THINKING);
    expect(refusals.effort).toBe('low');
  });
});

it('[M-06] what is learned is of one model at one address', () => {
  const here = refusalsOf('https://here.example/v1', 'one');
  expect(refusalsOf('https://here.example/v1', 'one')).toBe(here);
  expect(refusalsOf('https://here.example/v1', 'other')).not.toBe(here);
  expect(refusalsOf('https://there.example/v1', 'one')).not.toBe(here);
});
