import { refusal } from '../errors.ts';
import type { Google } from '../google.ts';
import type { Call } from '../http.ts';
import type { Channel } from '../state.ts';
import { authorize, calendarFor } from './calendars.ts';
import { bodyOf } from './events.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** https, or this machine, which the real Google does not reach. */
const ADDRESS = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost):)/;

export function watchEvents(google: Google, call: Call, calendarId: string): Response {
  const email = authorize(google, call, 'events');
  const calendar = calendarFor(google, email, calendarId);
  const { id, type, address, token = '', expiration } = bodyOf(call);
  if (typeof id !== 'string' || !/^[\w+/=-]{1,64}$/.test(id)) throw badChannel('channelIdInvalid');
  if (google.state.channels.has(id)) throw badChannel('channelIdNotUnique');
  if (type !== 'web_hook') throw badChannel('channelUnknown');
  if (typeof address !== 'string' || !ADDRESS.test(address)) throw badChannel('webhookUrlNotHttps');
  if (typeof token !== 'string' || token.length > 256) throw badChannel('channelTokenInvalid');
  const latest = google.now() + LIFETIME_MS;
  const channel: Channel = {
    ...{ id, token, address, email },
    calendarId: calendar.id,
    resourceId: Buffer.from(calendar.id).toString('base64url').slice(0, 27),
    expiresAt: expiration === undefined ? latest : Math.min(Number(expiration), latest),
    messages: 0,
  };
  google.state.channels.set(id, channel);
  send(channel, 'sync');
  return Response.json({
    kind: 'api#channel',
    id,
    resourceId: channel.resourceId,
    resourceUri: resourceUriOf(calendar.id),
    ...(token && { token }),
    expiration: String(channel.expiresAt),
  });
}

/** A channel's opener alone ends it, by both its ids. */
export function stopChannel(google: Google, call: Call): Response {
  const email = authorize(google, call, 'events');
  const { id, resourceId } = bodyOf(call);
  const channel = google.state.channels.get(String(id));
  if (!channel || channel.resourceId !== resourceId || channel.email !== email) {
    throw refusal(404, 'notFound', `Channel '${id}' not found for project`);
  }
  google.state.channels.delete(channel.id);
  return new Response(null, { status: 204 });
}

export function tellChannels({ state, now }: Google, calendarId: string): void {
  for (const channel of state.channels.values()) {
    if (channel.calendarId === calendarId && channel.expiresAt > now()) send(channel, 'exists');
  }
}

/** @param number of a message that is sent again */
export function send(channel: Channel, state: 'sync' | 'exists', number = ++channel.messages): void {
  const headers = {
    'x-goog-channel-id': channel.id,
    'x-goog-channel-expiration': new Date(channel.expiresAt).toUTCString(),
    'x-goog-message-number': String(number),
    'x-goog-resource-id': channel.resourceId,
    'x-goog-resource-state': state,
    'x-goog-resource-uri': resourceUriOf(channel.calendarId),
    ...(channel.token && { 'x-goog-channel-token': channel.token }),
  };
  fetch(channel.address, { method: 'POST', headers }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}

function resourceUriOf(calendarId: string): string {
  return `https://www.googleapis.com/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events?alt=json`;
}

function badChannel(reason: string): Response {
  return refusal(400, reason, reason);
}
