/** Suites of emulators stand this many ports apart, so that several run side by side. */
const SUITE_DISTANCE = 1000;

/**
 * Where an emulator of the suite that serves this page listens; null in a build for a real project, from which
 * everything behind this falls away.
 */
export function emulator(name: 'auth' | 'functions' | 'firestore') {
  if (EMULATOR_PORTS === null) return null;
  const suite =
    Math.floor((Number(location.port) - EMULATOR_PORTS.hosting) / SUITE_DISTANCE) * SUITE_DISTANCE;
  const port = EMULATOR_PORTS[name] + suite;
  return { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` };
}
