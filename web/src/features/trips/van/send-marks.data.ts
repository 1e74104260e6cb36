import type { Marks } from '@par-club/functions/contract/marks';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';
import type { Send } from './outbox.ts';

export const sendMarks: Send = async (secret, marks) => {
  try {
    // A driver may close the page right after a press.
    return (await callPublicly<{ marks: Marks }>('markTrip', { secret, marks }, { keepalive: true })).marks;
  } catch (error) {
    const reason = await reasonOf(error);
    if (reason === 'not-found') return 'gone';
    if (reason === 'invalid-input' || reason === 'limit-reached') return 'refused';
    throw error;
  }
};
