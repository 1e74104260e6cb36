import { initializeApp } from 'firebase/app';
import { parameters } from '#parameters';

export const app = initializeApp(parameters.firebase);
