import { initializeApp } from 'firebase/app';
import { parameters } from '#parameters';
import { readKey } from '#storage/api-keys.ts';

// Without a key the SDK does not start at all; with this one only Firebase's own services refuse.
export const app = initializeApp({ ...parameters.firebase, apiKey: readKey('google') ?? 'none' });
