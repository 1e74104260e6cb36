// The same tests with many more random items: see `runs` in tests/kit/random.ts.
import './random.rules.test.ts';
