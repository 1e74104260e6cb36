// The same tests with many more messages: see `runs` in tests/kit/random.ts.
import './prompt.functions.test.ts';
