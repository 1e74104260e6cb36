const SUITE_DISTANCE = 1000;

/** An emulator of this page's suite; null in a build for a real project, which drops the code behind it. */
export function emulator(name: 'auth' | 'functions' | 'firestore') {
  if (EMULATOR_PORTS === null) return null;
  const suite =
    Math.floor((Number(location.port) - EMULATOR_PORTS.hosting) / SUITE_DISTANCE) * SUITE_DISTANCE;
  const port = EMULATOR_PORTS[name] + suite;
  return { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` };
}
