import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { networkOf } from '../platform/caller.ts';
import { INSTANCES } from '../platform/instances.ts';
import { settings } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { isBrowser } from './is-browser.ts';
import { renderClientPage } from './render-client-page.ts';
import { isTripPath, renderTripPage } from './render-trip-page.ts';
import { languageOf } from './visitor-language.ts';

/** Answers hosting's requests for the pages of links. The log gets one line a request, without the address. */
export const clientPage = onRequest(
  { ...INSTANCES, minInstances: settings.clientPageMinInstances },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const started = performance.now();
    const { cookie, ...visitor } = languageOf(request.headers, request.query.lang);
    const asked = {
      path: request.path,
      isBrowser: isBrowser(request.headers['user-agent']),
      ...visitor,
    };
    const { outcome, status, headers, html, error } = isTripPath(request.path)
      ? await renderTripPage(asked)
      : await renderClientPage({ ...asked, network: networkOf(request) });
    response.status(status).set(headers);
    // Hosting takes cookies out of all other answers.
    if (cookie) response.set({ 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' });
    response.type('html').send(html);
    const milliseconds = Math.round(performance.now() - started);
    if (error !== undefined) logger.error('unforeseen', { function: 'clientPage', ...traceOf(error) });
    logger.info('page', { function: 'clientPage', outcome, milliseconds });
  },
);
