import { NAME_LIMIT, RELEASED_DAYS } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallError } from '#failures/call-error.ts';
import { useDelayedFlag } from '#loading/use-connection.ts';
import { formDraft } from '#storage/form-draft.ts';
import { readProfile } from '#storage/profile.ts';
import { settingsDraft } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { useKeptForm } from '#ui/use-kept-form.ts';
import {
  type DriverDoc,
  type DriverSettings,
  preloadSaving,
  saveSettings,
  WRITE_TIMEOUT_MS,
} from '../shared/driver-doc.data.ts';
import style from './driver-settings-dialog.module.css';
import { PhoneProof } from './phone-proof.tsx';
import { Proven } from './proven.tsx';
import { sentCodeDraft, usePhoneProof } from './use-phone-proof.ts';

const FORM = 'parloc-settings';
const FIELDS = ['name', 'phone', 'carName'] as const;
const SUCCESS_DURATION_MS = 1000;

/** 'no': the former number's link shall lead nowhere. */
const leadsOnDraft = storedText(settingsDraft, 'leads-on');

type Outcome = 'saved' | 'failed' | 'tooManyPhones' | 'denied';

/** Whether it holds unsaved text, as after a sign-in that has ended. */
export function hasSettingsDraft(): boolean {
  return storedText(settingsDraft).read() !== '' || sentCodeDraft.read() !== null;
}

export function DriverSettingsDialog({ item, onClose }: { item: DriverDoc | null; onClose: () => void }) {
  const intl = useIntl();
  const [initial] = useState(() => initialSettings(item));
  const [draft] = useState(() => formDraft(settingsDraft, initial));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const proof = usePhoneProof();
  const [leadsOn, setLeadsOn] = useState(() => leadsOnDraft.read() !== 'no');
  // The form's `isSubmitting` ends too early: new values reset it, before the function answers.
  const [isSaving, setSaving] = useState(false);
  const {
    register,
    handleSubmit,
    setValue,
    setError,
    trigger,
    subscribe,
    control,
    formState: { errors },
  } = useForm<DriverSettings>({
    defaultValues: initial,
    // Other devices' saves show here, except over typed fields.
    ...(item && { values: initialSettings(item), resetOptions: { keepDirtyValues: true } }),
  });
  const isUnconfirmed = useDelayedFlag(isSaving, WRITE_TIMEOUT_MS);
  const [name, phoneTyped, carName] = useWatch({ control, name: FIELDS });
  const typed = { name, phone: phoneTyped, carName };
  const phone = normalisePhone(phoneTyped);
  const own = item?.fields;
  const isProven = own?.provenAt !== undefined && own.phone === phone;
  // A lost phone's link is somebody else's.
  const changesPhone =
    own !== undefined && own.phoneLostAt === undefined && ![null, own.phone].includes(phone);
  const mayLeadOn = own?.provenAt !== undefined;
  const leadsOnHint = leadsOn ? 'leadsOnHint' : 'leadsNowhereHint';

  useEffect(preloadSaving, []);
  useEffect(() => {
    const typed = draft.read();
    for (const field of FIELDS) {
      if (typed[field] !== initial[field]) setValue(field, typed[field], { shouldDirty: true });
    }
  }, [draft, initial, setValue]);
  const dropDraft = useKeptForm(subscribe, draft);

  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(onClose, SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);

  const clearDraft = () => {
    dropDraft();
    leadsOnDraft.clear();
    proof.end();
  };
  const save = async (typed: DriverSettings) => {
    setOutcome(null);
    setSaving(true);
    const settings = {
      name: typed.name.trim(),
      phone: normalisePhone(typed.phone) ?? '',
      carName: typed.carName.trim(),
    };
    try {
      const phoneToken = await proof.prove(settings.phone);
      if (phoneToken === null) return;
      await saveSettings({
        ...settings,
        ...(changesPhone && { leadsOn }),
        ...(phoneToken && { phoneToken }),
      });
      clearDraft();
      setOutcome('saved');
    } catch (error) {
      const reason = error instanceof CallError ? error.failure.reason : null;
      if (reason === 'phone-taken') {
        const message = intl.formatMessage({ id: 'parloc.settings.phoneTaken' });
        setError('phone', { message }, { shouldFocus: true });
      } else if (reason === 'bad-phone-proof') proof.refuse(settings.phone);
      else setOutcome(outcomeOf(reason));
    } finally {
      setSaving(false);
    }
  };

  const close = () => {
    clearDraft();
    onClose();
  };

  const label = (field: keyof DriverSettings) => intl.formatMessage({ id: `parloc.settings.${field}` });
  /** Long text is not cut: a car's plate stands at its end. */
  const tooLong = (value: string) => {
    const count = value.trim().length;
    if (count <= NAME_LIMIT) return null;
    return intl.formatMessage({ id: 'parloc.settings.tooLong' }, { count, limit: NAME_LIMIT });
  };
  const field = (name: keyof DriverSettings, isRight: (value: string) => true | string = () => true) => ({
    label: label(name),
    error: tooLong(typed[name]) ?? errors[name]?.message,
    ...register(name, {
      validate: (value) =>
        value.trim() === ''
          ? intl.formatMessage({ id: 'parloc.settings.required' }, { label: label(name) })
          : (tooLong(value) ?? isRight(value)),
    }),
  });
  const isPhone = (value: string) =>
    normalisePhone(value) !== null || intl.formatMessage({ id: 'parloc.settings.phoneWrong' });

  return (
    <Dialog
      name="parloc-settings"
      title={<FormattedMessage id="parloc.settings.title" />}
      description={<FormattedMessage id="parloc.settings.description" />}
      onClose={close}
      staysOnPressBeside
      actions={
        <>
          <Button onClick={close} text="parloc.settings.cancel" />
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            busy={isSaving}
            data-track="parloc-settings-save"
            text={isSaving ? 'parloc.settings.saving' : 'parloc.settings.save'}
          />
        </>
      }
    >
      <form
        id={FORM}
        className={style.form}
        data-track={FORM}
        noValidate
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        <Field {...field('name')} autoComplete="name" />
        <Field
          {...field('phone', isPhone)}
          type="tel"
          autoComplete="tel"
          hint={<FormattedMessage id="parloc.settings.phoneHint" />}
        />
        {isProven ? (
          <Proven>
            <FormattedMessage id="parloc.client.proven" />
          </Proven>
        ) : (
          <PhoneProof
            phone={phone}
            proof={proof}
            onWrongPhone={() => void trigger('phone', { shouldFocus: true })}
          />
        )}
        {changesPhone && (
          <div className={style.change}>
            <Text role="status" text="parloc.settings.linkChanges" />
            {mayLeadOn && (
              <label className={style.choice}>
                <input
                  type="checkbox"
                  checked={leadsOn}
                  onChange={({ target }) => {
                    setLeadsOn(target.checked);
                    leadsOnDraft.save(target.checked ? '' : 'no');
                  }}
                />
                <FormattedMessage id="parloc.settings.leadsOn" />
              </label>
            )}
            <Text
              className={style.hint}
              text={`parloc.settings.${mayLeadOn ? leadsOnHint : 'leadsOnUnproven'}`}
              values={{ days: RELEASED_DAYS }}
            />
          </div>
        )}
        <Field {...field('carName')} hint={<FormattedMessage id="parloc.settings.carNameHint" />} />
        <p role="status" className={outcome === 'saved' ? style.saved : style.failed}>
          {isUnconfirmed && <FormattedMessage id="parloc.settings.unanswered" />}
          {outcome && <FormattedMessage id={`parloc.settings.${outcome}`} />}
        </p>
      </form>
    </Dialog>
  );
}

function outcomeOf(reason: CallError['failure']['reason'] | null): Outcome {
  if (reason === 'too-many-phones') return 'tooManyPhones';
  return reason === 'not-signed-in' ? 'denied' : 'failed';
}

/** The item's settings; without an item, those of the person's Google profile, without a car. */
function initialSettings(item: DriverDoc | null): DriverSettings {
  if (item) {
    const { name, phone, carName } = item.fields;
    return { name, phone, carName };
  }
  const profile = readProfile();
  return { name: profile?.name ?? '', phone: profile?.phone ?? '', carName: '' };
}
