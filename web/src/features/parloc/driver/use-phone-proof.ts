import { useRef, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import { settingsDraft } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import {
  CODE_LENGTH,
  loadPhoneSignIn,
  type ProofFailure,
  proofFailureOf,
  type SentCode,
} from './phone-proof.data.ts';

/** Stored: a phone may reload this page while the driver reads the SMS in another app. */
export const sentCodeDraft = storedJson(settingsDraft, (json) => json as SentCode | null, 'code');

export type PhoneProofState = ReturnType<typeof usePhoneProof>;

export function usePhoneProof() {
  const [sent, setSent] = useState(sentCodeDraft.read);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ phone: string; why: ProofFailure } | null>(null);
  /** A code works once, so a repeated save takes the proof that it has brought. */
  const proven = useRef<{ verificationId: string; token: string } | null>(null);
  const isOver = useRef(false);

  const change = (next: SentCode | null) => {
    setSent(next);
    setFailed(null);
    if (!isOver.current) sentCodeDraft.save(next);
  };
  const fail = (phone: string, why: ProofFailure) => {
    setFailed({ phone, why });
    return null;
  };

  return {
    isSending,
    /** Null where no code was sent to the phone. */
    sentTo: (phone: string | null) => (sent?.phone === phone ? sent : null),
    failureOf: (phone: string | null) => (failed?.phone === phone ? failed.why : null),

    async send(phone: string) {
      setFailed(null);
      setSending(true);
      try {
        const verificationId = await (await loadPhoneSignIn()).sendPhoneCode(phone);
        change({ phone, verificationId, sentAt: serverNow(), typed: '' });
      } catch (error) {
        fail(phone, proofFailureOf(error));
      }
      setSending(false);
    },

    type(text: string) {
      if (sent) change({ ...sent, typed: text.replace(/\D/g, '').slice(0, CODE_LENGTH) });
    },

    giveUp: () => change(null),

    /** The proof; undefined where no code was requested, null where it fails. */
    async prove(phone: string): Promise<string | undefined | null> {
      if (sent?.phone !== phone) return undefined;
      const { verificationId, typed } = sent;
      if (proven.current?.verificationId === verificationId) return proven.current.token;
      if (typed.length < CODE_LENGTH) return fail(phone, 'codeMissing');
      setFailed(null);
      try {
        const token = await (await loadPhoneSignIn()).signInByPhoneCode(verificationId, typed);
        proven.current = { verificationId, token };
        return token;
      } catch (error) {
        return fail(phone, proofFailureOf(error));
      }
    },

    /** The function refuses the proof as none, or as too old. */
    refuse(phone: string) {
      proven.current = null;
      fail(phone, 'codeExpired');
    },

    /** The dialog is over: later results are not kept. */
    end() {
      isOver.current = true;
      sentCodeDraft.clear();
    },
  };
}
