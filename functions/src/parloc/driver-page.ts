import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from '../contract/region.ts';
import { settings } from '../settings.ts';
import { traceOf } from '../trace.ts';
import { pageOfDriver } from './page-of-driver.ts';

/** What hosting asks for the page of a driver's link. One line a request goes to the log, without the address. */
export const driverPage = onRequest(
  { region: REGION, maxInstances: 20, minInstances: settings.driverPageMinInstances },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const started = performance.now();
    const { outcome, status, headers, html, error } = await pageOfDriver(request.path);
    response.status(status).set(headers).type('html').send(html);
    const milliseconds = Math.round(performance.now() - started);
    if (error !== undefined) logger.error('unforeseen', { function: 'driverPage', ...traceOf(error) });
    logger.info('page', { function: 'driverPage', outcome, milliseconds });
  },
);
