// Counts events by Google's tag, in a frame with an origin of its own: the tag sees this document, and nothing of the page.
const parameters = new URLSearchParams(location.search);
const id = parameters.get('id') ?? '';
const tool = parameters.get('tool') ?? '';

window.dataLayer = [];
/** Google's tag takes nothing but an `arguments` object. */
function gtag() {
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by the tag
  window.dataLayer.push(arguments);
}

gtag('consent', 'default', {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});
gtag('js', new Date());
gtag('config', id, {
  send_page_view: false,
  allow_google_signals: false,
  page_location: `${location.protocol}//${location.host}/${tool}`,
  page_referrer: '',
  page_title: tool,
});
addEventListener('message', ({ source, data }) => {
  if (source === parent) gtag('event', ...data);
});

const script = document.createElement('script');
script.async = true;
script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
document.head.append(script);
