/** What the weights of names are fitted with, see `tests/bench/reader/fit.ts`. */
export { readNames } from '../read-message.ts';
export { LEAST_SCORE } from './names.ts';
export { PASSENGER_CUES } from './passenger-cues.ts';
