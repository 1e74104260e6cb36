// The same tests with many more paths: see `runs` in tests/kit/random.ts.
import './paths.functions.test.ts';
