import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallError } from '#failures/call-error.ts';
import { formDraft } from '#storage/form-draft.ts';
import { readProfile } from '#storage/profile.ts';
import { settingsDraft } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import {
  type DriverDoc,
  type DriverSettings,
  saveSettings,
  WRITE_TIMEOUT_MS,
} from '../shared/driver-doc.data.ts';
import { useDelayedFlag } from '../shared/use-connection.ts';
import style from './driver-settings-dialog.module.css';

const FORM = 'parloc-settings';
const FIELDS = ['name', 'phone', 'carName'] as const;
/** From the success to the end of the dialog. */
const SUCCESS_DURATION_MS = 1000;

type Outcome = 'saved' | 'failed' | 'phoneTaken' | 'tooManyPhones' | 'denied';

interface DriverSettingsDialogProps {
  item: DriverDoc | null;
  onClose: () => void;
}

/** Whether something was typed into it that is not saved, as when a sign-in has ended meanwhile. */
export function hasSettingsDraft(): boolean {
  return storedText(settingsDraft).read() !== '';
}

/** Name, phone and car of the driver, as clients see them. */
export function DriverSettingsDialog({ item, onClose }: DriverSettingsDialogProps) {
  const intl = useIntl();
  const [initial] = useState(() => initialSettings(item));
  const [draft] = useState(() => formDraft(settingsDraft, initial));
  /** Saving tells of the values once more when it has ended. */
  const isDone = useRef(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The form's `isSubmitting` ends too early: new values reset it, and the database gives a write back as new values
  // before the server has it.
  const [isSaving, setSaving] = useState(false);
  const {
    register,
    handleSubmit,
    setValue,
    subscribe,
    formState: { errors },
  } = useForm<DriverSettings>({
    defaultValues: initial,
    // What another device or tab saves meanwhile shows here, but for what was typed.
    ...(item && { values: initialSettings(item), resetOptions: { keepDirtyValues: true } }),
  });
  const isUnconfirmed = useDelayedFlag(isSaving, WRITE_TIMEOUT_MS);

  useEffect(() => {
    const typed = draft.read();
    for (const field of FIELDS) {
      if (typed[field] !== initial[field]) setValue(field, typed[field], { shouldDirty: true });
    }
  }, [draft, initial, setValue]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => isDone.current || draft.save(values),
      }),
    [subscribe, draft],
  );

  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(onClose, SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);

  const clearDraft = () => {
    isDone.current = true;
    draft.clear();
  };
  const save = async (typed: DriverSettings) => {
    setOutcome(null);
    setSaving(true);
    try {
      const phone = normalisePhone(typed.phone) ?? '';
      await saveSettings({ name: typed.name.trim(), phone, carName: typed.carName.trim() });
      clearDraft();
      setOutcome('saved');
    } catch (error) {
      setOutcome(outcomeOf(error));
    }
    setSaving(false);
  };

  const close = () => {
    clearDraft();
    onClose();
  };

  const label = (field: keyof DriverSettings) => intl.formatMessage({ id: `parloc.settings.${field}` });
  const field = (name: keyof DriverSettings, isRight: (value: string) => true | string = () => true) => ({
    label: label(name),
    error: errors[name]?.message,
    maxLength: NAME_LIMIT,
    ...register(name, {
      validate: (value) =>
        value.trim() === ''
          ? intl.formatMessage({ id: 'parloc.settings.required' }, { label: label(name) })
          : isRight(value),
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
          <Button onClick={close}>
            <FormattedMessage id="parloc.settings.cancel" />
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            busy={isSaving}
            data-track="parloc-settings-save"
          >
            <FormattedMessage id={isSaving ? 'parloc.settings.saving' : 'parloc.settings.save'} />
          </Button>
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
        <Field {...field('carName')} hint={<FormattedMessage id="parloc.settings.carNameHint" />} />
        <p role="status" className={outcome === 'saved' ? style.saved : style.failed}>
          {isUnconfirmed && <FormattedMessage id="parloc.settings.unanswered" />}
          {outcome && <FormattedMessage id={`parloc.settings.${outcome}`} />}
        </p>
      </form>
    </Dialog>
  );
}

/** Why nothing was saved. */
function outcomeOf(error: unknown): Outcome {
  const reason = error instanceof CallError ? error.failure.reason : null;
  if (reason === 'phone-taken') return 'phoneTaken';
  if (reason === 'too-many-phones') return 'tooManyPhones';
  return reason === 'not-signed-in' ? 'denied' : 'failed';
}

/** The settings of the item; without an item, those of the person's Google profile, if any, without a car. */
function initialSettings(item: DriverDoc | null): DriverSettings {
  if (item) {
    const { name, phone, carName } = item.fields;
    return { name, phone, carName };
  }
  const profile = readProfile();
  return { name: profile?.name ?? '', phone: profile?.phone ?? '', carName: '' };
}
