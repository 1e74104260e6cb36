import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from '../contract/region.ts';
import { networkOf } from '../platform/caller.ts';
import { settings } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { renderClientPage } from './render-client-page.ts';

/** What hosting asks for the page of a driver's link. One line a request goes to the log, without the address. */
export const clientPage = onRequest(
  { region: REGION, maxInstances: 20, minInstances: settings.clientPageMinInstances },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const started = performance.now();
    const { outcome, status, headers, html, error } = await renderClientPage(
      request.path,
      networkOf(request),
    );
    response.status(status).set(headers).type('html').send(html);
    const milliseconds = Math.round(performance.now() - started);
    if (error !== undefined) logger.error('unforeseen', { function: 'clientPage', ...traceOf(error) });
    logger.info('page', { function: 'clientPage', outcome, milliseconds });
  },
);
