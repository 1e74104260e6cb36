import { initializeApp } from 'firebase/app';
import { parameters } from '#parameters';
import { readKey } from '#storage/api-keys.ts';

// The SDK does not start without a key; with this one only Firebase's own services refuse.
export const app = initializeApp({ ...parameters.firebase, apiKey: readKey('google') ?? 'none' });
