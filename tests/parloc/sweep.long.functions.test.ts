// The same tests with 20,000 numbers and ids: see `runs` in tests/kit/random.ts.
import './sweep.functions.test.ts';
