import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#firebase/call-error.ts';
import { readOnDevice } from './request/request.data.ts';
import type { ReadValues } from './request/request.ts';

/** Milliseconds without a key pressed, after which the message is read. */
const PAUSE = 250;

interface LandingReading {
  /** Null for no message, and until the first is read. */
  values: ReadValues | null;
  failure: string | null;
}

const NOTHING: LandingReading = { values: null, failure: null };

/** Reads a message on this device while it is typed. */
export function useLandingReading(message: string): LandingReading {
  const intl = useIntl();
  const [reading, setReading] = useState(NOTHING);
  const isBlank = message.trim() === '';
  useEffect(() => {
    if (isBlank) {
      setReading(NOTHING);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const values = await readOnDevice(message);
        if (isCurrent) setReading({ values, failure: null });
      } catch (error) {
        if (isCurrent) setReading({ values: null, failure: failureText(intl, error) });
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [message, isBlank, intl]);
  return reading;
}
