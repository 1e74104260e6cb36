import { join } from 'node:path';
import process from 'node:process';
import { chosenBy } from '../tests/load/chosen.ts';
import { MODEL_ENVIRONMENT } from '../tests/load/environment.ts';
import { startGoogle, takeMeasurements } from './bench-parts.ts';
import { close, listen } from './chat-server.ts';
import { languageModel } from './language-model.ts';
import { type Life, live } from './life.ts';
import { requireFreePorts } from './machine/free-ports.ts';
import { SCRATCH } from './paths.ts';
import { origin, portsOf } from './ports.ts';
import { timed } from './progress.ts';
import { buildFunctions, buildWeb } from './steps.ts';
import { findTools, startSuite } from './suite.ts';

const folder = join(SCRATCH, 'bench-load');
const publicFolder = join(folder, 'web');

await live(bench, 130);

/** Measures what the product does under load, and under twice that load, on a suite of its own. */
async function bench(life: Life): Promise<number> {
  chosenBy(process.argv.slice(2));
  const { faultProvider: _p, ...ports } = portsOf('bench');
  await requireFreePorts(ports);
  const tools = await findTools(life);
  const google = await startGoogle(life);
  const model = languageModel();
  await listen(model, ports.languageModel);
  life.atEnd(() => close(model));
  await buildWeb(life, publicFolder, join(folder, 'build-web.log'), google.web);
  await buildFunctions(life, join(folder, 'build-functions.log'));
  const environment = {
    ...google.functions,
    ...MODEL_ENVIRONMENT,
    SITE_URL: origin(ports.hosting),
  };
  await timed('Starting the emulators', () =>
    startSuite(life, tools, { name: 'bench', publicFolder, environment }),
  );
  return takeMeasurements(life, 'load');
}
