/** A value, or a family of values by id, that this web app stores in the browser. */
export interface StorageEntry {
  /** In a family `.` and an id follow. */
  key: string;
  area: 'local' | 'session';
  /** The browser's user, the signed-in person, or the author of a text: a person by uid, or a visitor. */
  owner: 'browser' | 'person' | 'author';
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
 * All that is stored in the browser: an exported constant adds a value, and nothing else is exported. Export, sign-out,
 * account deletion and a sign-in of another person go through all of them. A value that is no longer written stays, to be
 * cleared all the same. The privacy policy (`privacy.browser.text`), `docs/reliability.md` and
 * the tool's page in `docs` tell people what is stored. Plain objects: the page of a link comes with its own alone.
 */

const ofBrowser = { area: 'local', owner: 'browser' } as const;
export const language: StorageEntry = { ...ofBrowser, key: 'app_locale', until: 'never' };
export const lastTool: StorageEntry = { ...ofBrowser, key: 'parclub.last_tool' };
export const daysOfUse: StorageEntry = { ...ofBrowser, key: 'parclub.days_of_use' };
export const installHint: StorageEntry = { ...ofBrowser, key: 'parclub.install_hint' };
export const parexColumns: StorageEntry = { ...ofBrowser, key: 'parclub.parex_columns' };
export const parexSets: StorageEntry = { ...ofBrowser, key: 'parclub.parex_sets' };
export const parexFormats: StorageEntry = { ...ofBrowser, key: 'parclub.parex_formats' };
/** The sheet of a visitor; who signs in takes it over. */
export const visitorSheet: StorageEntry = { ...ofBrowser, key: 'parclub.parex_visitor_sheet' };
/** By what it is: 'rows' of the calendar's week, 'names' of passengers in its day. */
export const parendarLook: StorageEntry = { ...ofBrowser, key: 'parclub.parendar_look' };
export const pendingDeletion: StorageEntry = { ...ofBrowser, key: 'parclub.deletion_begun' };

/** What a client has seen of drivers, by address: until the end of each place, or until it is taken back. */
export const lastKnownCard: StorageEntry = { ...ofBrowser, key: 'parclub.client_card', isHidden: true };

/**
 * By a link's secret what the pages of trips show ('van', 'seat'), until their end or until they are taken back, what a
 * driver has marked that the server does not have yet ('marks'), and whether this phone shares its place ('place').
 */
export const tripPages: StorageEntry = { ...ofBrowser, key: 'parclub.trip', isHidden: true };

/** Stops that the server does not know of yet, by item; a stop key ends sharing without a sign-in. */
export const owedStops: StorageEntry = { ...ofBrowser, key: 'parclub.owed_stop', isHidden: true };

const secretKey = { area: 'local', owner: 'browser', isHidden: true, needsStorage: true } as const;
export const openAiKey: StorageEntry = { ...secretKey, key: 'parclub.openai_api_key' };
export const googleKey: StorageEntry = { ...secretKey, key: 'parclub.google_api_key' };
export const googleClientId: StorageEntry = { ...secretKey, key: 'parclub.google_client_id' };

const ofPerson = { area: 'local', owner: 'person' } as const;
/** The uid of whom the values of a person in local storage are. */
export const localOwner: StorageEntry = { ...ofPerson, key: 'parclub.owner', isHidden: true };
export const liveSession: StorageEntry = { ...ofPerson, key: 'parclub.parloc_live' };
export const outbox: StorageEntry = {
  ...ofPerson,
  key: 'parclub.parloc_outbox',
  // A place goes; that one is to be hidden is still owed to the driver.
  staysAtSignOut: (text) => !text.includes('"place"'),
};
export const unsentDrivers: StorageEntry = { ...ofPerson, key: 'parclub.unsent' };
/** By uid: after a sign-in that has ended by itself, a visitor reads a sheet of their own. */
export const personSheet: StorageEntry = { ...ofPerson, key: 'parclub.parex_sheet' };

const whileSignedIn = { area: 'local', owner: 'person', until: 'sign-in-ends' } as const;
export const profile: StorageEntry = { ...whileSignedIn, key: 'parclub.profile' };
export const lastKnownItem: StorageEntry = { ...whileSignedIn, key: 'parclub.last_known.parloc_item' };

const byAccountId = { area: 'local', owner: 'person', until: 'deletion' } as const;
export const calendarSource: StorageEntry = { ...byAccountId, key: 'parclub.calendar_source' };
export const googleChoice: StorageEntry = { ...byAccountId, key: 'parclub.calendar_google' };
export const demoChoice: StorageEntry = { ...byAccountId, key: 'parclub.calendar_demo' };
export const demoCalendar: StorageEntry = { ...byAccountId, key: 'parclub.demo_calendar' };

const ofAuthor = { area: 'session', owner: 'author' } as const;
export const landingDraft: StorageEntry = { ...ofAuthor, key: 'draft.landing' };
export const parexDraft: StorageEntry = { ...ofAuthor, key: 'draft.parex' };
export const parexChatDraft: StorageEntry = { ...ofAuthor, key: 'draft.parex_chat' };
/** A message that a page hands to the box of messages in the calendar. */
export const handedMessage: StorageEntry = { ...ofAuthor, key: 'draft.parendar.handed' };
/** Values of a person in this tab whose sign-in has ended by itself. */
export const tabAside: StorageEntry = {
  area: 'session',
  owner: 'browser',
  key: 'draft.aside',
  isHidden: true,
};

const ofPersonInTab = { area: 'session', owner: 'person' } as const;
/** The uid of whom the values of a person in this tab are; nothing before anybody has signed in. */
export const tabOwner: StorageEntry = { ...ofPersonInTab, key: 'draft.owner', isHidden: true };
export const settingsDraft: StorageEntry = { ...ofPersonInTab, key: 'draft.parloc.settings' };
/** The form's; by 'box' what is in the box of messages. */
export const requestDraft: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.request' };
export const requestAttempt: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.request-attempt' };
export const requestReading: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.request-read' };
export const passengerDraft: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.passenger' };
export const driverDraft: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.driver' };
export const tripDraft: StorageEntry = { ...ofPersonInTab, key: 'draft.parendar.trip' };

const ofConsent = {
  area: 'session',
  owner: 'person',
  until: 'sign-in-ends',
  isHidden: true,
  needsStorage: true,
} as const;
export const consentAsked: StorageEntry = { ...ofConsent, key: 'parclub.consent_asked' };
export const consentOutcome: StorageEntry = { ...ofConsent, key: 'parclub.consent_outcome' };
