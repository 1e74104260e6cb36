// The same tests with many more calls: see `runs` in tests/kit/random.ts.
import './callables.functions.test.ts';
