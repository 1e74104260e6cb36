/** A value, or a family of values by id, that this web app stores in the browser. */
export interface StorageEntry {
  /** In a family `.` and an id follow. */
  key: string;
  area: 'local' | 'session';
  /** Whose it is: of whoever uses the browser, of whoever uses the tab, or of the person who is signed in. */
  owner: 'browser' | 'tab' | 'person';
  /**
   * When a value goes. A person's goes when they sign out or another person signs in, but waits for them where the
   * sign-in ends by itself; with 'sign-in-ends' it goes then as well; with 'deletion' not before the account is deleted
   * here, and its id is the uid: without that it is not exported, and the next person reads it. Any other value goes
   * when an account is deleted here, or never.
   */
  until?: 'sign-in-ends' | 'deletion' | 'never';
  /** Tells by the stored text what stays when its person signs out. It goes when another person signs in. */
  staysAtSignOut?: (text: string) => boolean;
  /** Left out of the export: a secret, of use to the code alone, or of other people. */
  isHidden?: true;
  /** Of no use in memory where the browser does not store it. */
  needsStorage?: true;
}

/*
 * All that is stored in the browser: one line adds a value. Export, sign-out, account deletion and a sign-in of another
 * person go through this list. A value that is no longer written stays in it, to be cleared all the same. The privacy
 * policy (`privacy.browser.text`), `docs/reliability.md` and the tool's page in `docs` tell people what is stored.
 */
export const registry: StorageEntry[] = [];

/** What defines the values of an owner in one area, with what all of them have. */
function owned(area: StorageEntry['area'], owner: StorageEntry['owner'], all: Partial<StorageEntry> = {}) {
  return (key: string, more: Partial<StorageEntry> = {}): StorageEntry => {
    const entry = { key, area, owner, ...all, ...more };
    registry.push(entry);
    return entry;
  };
}

const ofBrowser = owned('local', 'browser');
export const language = ofBrowser('app_locale', { until: 'never' });
export const lastTool = ofBrowser('parclub.last_tool');
export const daysOfUse = ofBrowser('parclub.days_of_use');
export const installHint = ofBrowser('parclub.install_hint');
export const parexColumns = ofBrowser('parclub.parex_columns');
export const parexSets = ofBrowser('parclub.parex_sets');
export const parexFormats = ofBrowser('parclub.parex_formats');
/** The sheet of a visitor; who signs in takes it over. */
export const visitorSheet = ofBrowser('parclub.parex_visitor_sheet');
/** By what it is: 'rows' of the calendar's week, 'names' of passengers in its day. */
export const parendarLook = ofBrowser('parclub.parendar_look');
export const pendingDeletion = ofBrowser('parclub.deletion_begun');

/** What a client has seen of drivers, by address: until the end of each place, or until it is taken back. */
export const lastKnownCard = ofBrowser('parclub.client_card', { isHidden: true });

/**
 * By a link's secret what the pages of trips show ('van', 'seat'), until their end or until they are taken back, and what
 * a driver has marked that the server does not have yet ('marks').
 */
export const tripPages = ofBrowser('parclub.trip', { isHidden: true });

/** Stops that the server does not know of yet, by item; a stop key ends sharing without a sign-in. */
export const owedStops = ofBrowser('parclub.owed_stop', { isHidden: true });

const secretKey = owned('local', 'browser', { isHidden: true, needsStorage: true });
export const openAiKey = secretKey('parclub.openai_api_key');
export const googleKey = secretKey('parclub.google_api_key');
export const googleClientId = secretKey('parclub.google_client_id');

const ofPerson = owned('local', 'person');
/** The uid of whom the values of a person in local storage are. */
export const localOwner = ofPerson('parclub.owner', { isHidden: true });
export const liveSession = ofPerson('parclub.parloc_live');
export const outbox = ofPerson('parclub.parloc_outbox', {
  // A place goes; that one is to be hidden is still owed to the driver.
  staysAtSignOut: (text) => !text.includes('"place"'),
});
export const unsentDrivers = ofPerson('parclub.unsent');
/** By uid: after a sign-in that has ended by itself, a visitor reads a sheet of their own. */
export const personSheet = ofPerson('parclub.parex_sheet');

const whileSignedIn = owned('local', 'person', { until: 'sign-in-ends' });
export const profile = whileSignedIn('parclub.profile');
export const lastKnownItem = whileSignedIn('parclub.last_known.parloc_item');

const byAccountId = owned('local', 'person', { until: 'deletion' });
export const calendarSource = byAccountId('parclub.calendar_source');
export const googleChoice = byAccountId('parclub.calendar_google');
export const demoChoice = byAccountId('parclub.calendar_demo');
export const demoCalendar = byAccountId('parclub.demo_calendar');

const ofTab = owned('session', 'tab');
export const landingDraft = ofTab('draft.landing');
export const parexDraft = ofTab('draft.parex');
export const parexChatDraft = ofTab('draft.parex_chat');
/** Values of a person in this tab whose sign-in has ended by itself. */
export const tabAside = ofTab('draft.aside', { isHidden: true });

const ofPersonInTab = owned('session', 'person');
/** The uid of whom the values of a person in this tab are; nothing before anybody has signed in. */
export const tabOwner = ofPersonInTab('draft.owner', { isHidden: true });
export const settingsDraft = ofPersonInTab('draft.parloc.settings');
/** The form's; by 'message' what is handed to the box of messages, and by 'box' what is in it. */
export const requestDraft = ofPersonInTab('draft.parendar.request');
export const requestAttempt = ofPersonInTab('draft.parendar.request-attempt');
export const requestReading = ofPersonInTab('draft.parendar.request-read');
export const passengerDraft = ofPersonInTab('draft.parendar.passenger');
export const driverDraft = ofPersonInTab('draft.parendar.driver');
export const tripDraft = ofPersonInTab('draft.parendar.trip');

const ofConsent = owned('session', 'person', { until: 'sign-in-ends', isHidden: true, needsStorage: true });
export const consentAsked = ofConsent('parclub.consent_asked');
export const consentOutcome = ofConsent('parclub.consent_outcome');
