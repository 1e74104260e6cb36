interface KindRules {
  /** What the message does to an earlier booking; null where it speaks of none. */
  earlier: 'changes' | 'cancels' | null;
  /** Things travel instead of people, and take no seat. */
  isParcel: boolean;
  hasRows: boolean;
  /** Somebody waits for an answer. */
  isQuestion: boolean;
}

/** What a message can want. Each table by kind lists the same ones; the order has no meaning. */
export const KINDS = {
  booking: { earlier: null, isParcel: false, hasRows: true, isQuestion: false },
  parcel: { earlier: null, isParcel: true, hasRows: true, isQuestion: false },
  change: { earlier: 'changes', isParcel: false, hasRows: true, isQuestion: false },
  cancel: { earlier: 'cancels', isParcel: false, hasRows: true, isQuestion: false },
  question: { earlier: null, isParcel: false, hasRows: false, isQuestion: true },
  none: { earlier: null, isParcel: false, hasRows: false, isQuestion: false },
} satisfies Record<string, KindRules>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
