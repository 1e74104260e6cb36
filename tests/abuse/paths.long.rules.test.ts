// The same tests with many more random paths: see `runs` in tests/kit/random.ts.
import './paths.rules.test.ts';
