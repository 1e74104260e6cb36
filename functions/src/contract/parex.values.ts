/** Longest message, in UTF-16 code units, as a text box counts them. */
export const MESSAGE_LIMIT = 300;
/** Most columns in a row. */
export const COLUMN_LIMIT = 10;
/** Longest label of a column. */
export const COLUMN_LABEL_LIMIT = 60;
/** Longest value of a cell; a model that says more is cut. */
export const CELL_LIMIT = 1000;
/** Longest message of one reading, in UTF-16 code units: a chat is asked for in such pieces. */
export const PIECE_LIMIT = 1000;
/** Longest chat that is taken at once. */
export const CHAT_LIMIT = 4000;
/** Most rows of one reading; a message of this length does not mean more. */
export const ROW_LIMIT = 30;
/** What a kind of message means for its rows. */
interface KindRules {
  /** What the message does to an earlier booking; null where it speaks of none. */
  earlier: 'changes' | 'cancels' | null;
  /** Things travel instead of people, and take no seat. */
  isParcel: boolean;
  /** The message asks for something. */
  hasRows: boolean;
}

/** What a message can want. Each table by kind lists the same ones; the order has no meaning. */
export const KINDS = {
  booking: { earlier: null, isParcel: false, hasRows: true },
  parcel: { earlier: null, isParcel: true, hasRows: true },
  change: { earlier: 'changes', isParcel: false, hasRows: true },
  cancel: { earlier: 'cancels', isParcel: false, hasRows: true },
  none: { earlier: null, isParcel: false, hasRows: false },
} satisfies Record<string, KindRules>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
