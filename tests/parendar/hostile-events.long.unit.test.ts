// The same tests with many more events: see `runs` in tests/kit/random.ts.
import './hostile-events.test.ts';
