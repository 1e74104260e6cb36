// The same tests with 20,000 secrets: see `runs` in tests/kit/random.ts.
import './sweep.functions.test.ts';
