// The same tests with many more random drivers: see `runs` in tests/kit/random.ts.
import './listed-drivers.rules.test.ts';
