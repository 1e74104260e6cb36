import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { DriverEntry, OwnDriver } from '../calendar/drivers.data.ts';
import { phoneText } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { DriverForm } from './driver-form.tsx';
import style from './drivers-dialog.module.css';

interface DriverRowProps {
  driver: OwnDriver;
  task: 'add' | 'edit' | 'delete' | null;
  onTask: (task: 'edit' | 'delete') => void;
  onCancel: () => void;
  onSave: (entry: DriverEntry) => void;
  onDelete: () => void;
}

export function DriverRow({ driver, task, onTask, onCancel, onSave, onDelete }: DriverRowProps) {
  const intl = useIntl();
  const { name, phone, carName } = driver.fields;
  if (task === 'edit')
    return (
      <DriverForm
        id={driver.id}
        initial={{ name, phone: phone ?? '', carName: carName ?? '' }}
        onSave={onSave}
        onCancel={onCancel}
      />
    );
  if (task === 'delete') return <Sure name={name} onCancel={onCancel} onConfirm={onDelete} />;
  return (
    <div className={style.driver}>
      <p className={style.words}>
        <span className={style.name}>{name}</span>
        {phone && <span className={style.phone}>{phoneText(phone)}</span>}
        {carName && <span>{carName}</span>}
      </p>
      {phone && (
        <CallLink
          phone={phone}
          label={intl.formatMessage({ id: 'parendar.drivers.call' }, { name, phone: phoneText(phone) })}
        />
      )}
      <Button
        variant="quiet"
        icon={<Pencil aria-hidden />}
        aria-label={intl.formatMessage({ id: 'parendar.drivers.edit' }, { name })}
        data-track="parendar-driver-edit"
        onClick={() => onTask('edit')}
      />
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        aria-label={intl.formatMessage({ id: 'parendar.drivers.delete' }, { name })}
        data-track="parendar-driver-delete"
        onClick={() => onTask('delete')}
      />
    </div>
  );
}

function Sure({ name, onCancel, onConfirm }: { name: string; onCancel: () => void; onConfirm: () => void }) {
  const question = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in; this is a question
    <div className={style.sure} role="group" aria-labelledby={question}>
      <p id={question} className={style.name}>
        <FormattedMessage id="parendar.drivers.sure" values={{ name: isolateBidi(name) }} />
      </p>
      <Text className={style.phone} text="parendar.drivers.sureHint" />
      <div className={style.actions}>
        <Button ref={cancel} onClick={onCancel} text="parendar.drivers.cancel" />
        <Button variant="danger" data-track="parendar-driver-delete-sure" onClick={onConfirm}>
          <FormattedMessage id="parendar.drivers.confirm" />
        </Button>
      </div>
    </div>
  );
}
