import { REGION } from '@par-club/functions/contract/region';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { app } from './app.ts';
// Calls carry the person's token only when the auth part is there.
import './auth.ts';
import { emulator } from './emulators.ts';

export const functions = getFunctions(app, REGION);

const local = emulator('functions');
if (local) connectFunctionsEmulator(functions, local.host, local.port);
