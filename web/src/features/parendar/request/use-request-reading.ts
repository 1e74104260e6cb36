import { MESSAGE_LIMIT } from '@par-club/functions/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CallError, failureText } from '#firebase/call-error.ts';
import { askModel, readOnDevice } from './request.data.ts';
import type { ReadValues } from './request.ts';

/** Milliseconds after which a person is offered not to wait for the model any longer. */
const SLOW = 8000;

interface Reading {
  isReading: boolean;
  /** Who has read the message, or that there was nothing to read in it. */
  outcome: 'byModel' | 'byDevice' | 'nothingRead' | null;
  /** Why the message was not read, in words; null where it was. */
  failure: string | null;
  /** Whether the reader on this device can help now. */
  offersDevice: boolean;
}

const IDLE: Reading = { isReading: false, outcome: null, failure: null, offersDevice: false };

/**
 * Reads a request's message: the model does, or, where there is no key for it, this device; where the model fails, this
 * device is offered.
 */
export function useRequestReading(onRead: (values: ReadValues) => void) {
  const intl = useIntl();
  const [reading, setReading] = useState(IDLE);
  /** Only the latest attempt counts; leaving the form ends it. */
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const begin = async (read: (isCurrent: () => boolean) => Promise<void>) => {
    attempt.current += 1;
    const mine = attempt.current;
    const isCurrent = () => attempt.current === mine;
    setReading({ ...IDLE, isReading: true });
    const slow = setTimeout(() => isCurrent() && setReading((now) => ({ ...now, offersDevice: true })), SLOW);
    try {
      await read(isCurrent);
    } catch (error) {
      if (isCurrent()) setReading({ ...IDLE, failure: failureText(intl, error), offersDevice: true });
    } finally {
      clearTimeout(slow);
    }
  };
  const take = (values: ReadValues, outcome: 'byModel' | 'byDevice') => {
    const isEmpty = Object.keys(values).length === 0;
    setReading({ ...IDLE, outcome: isEmpty ? 'nothingRead' : outcome });
    onRead(values);
  };

  const onDevice = (message: string) =>
    begin(async (isCurrent) => {
      const values = await readOnDevice(message);
      if (isCurrent()) take(values, 'byDevice');
    });
  const withModel = (message: string) =>
    begin(async (isCurrent) => {
      try {
        const values = await askModel(message);
        if (isCurrent()) take(values, 'byModel');
      } catch (error) {
        if (!isOf(error, 'no-api-key')) throw error;
        const values = await readOnDevice(message);
        if (isCurrent()) take(values, 'byDevice');
      }
    });

  return {
    ...reading,
    read(message: string): void {
      const [count, limit] = [message.length, MESSAGE_LIMIT];
      const tooLong = () => intl.formatMessage({ id: 'parendar.request.tooLong' }, { count, limit });
      if (message.trim() === '') {
        setReading({ ...IDLE, failure: failureText(intl, new CallError({ reason: 'no-message' })) });
      } else if (count > limit) setReading({ ...IDLE, failure: tooLong(), offersDevice: true });
      else void withModel(message);
    },
    readHere: (message: string) => void onDevice(message),
    forget(): void {
      attempt.current += 1;
      setReading(IDLE);
    },
  };
}

function isOf(error: unknown, reason: 'no-api-key'): boolean {
  return error instanceof CallError && error.failure.reason === reason;
}
