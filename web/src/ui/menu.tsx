import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import style from './menu.module.css';

interface MenuProps {
  /** The button that opens it; it gets the focus back. */
  trigger: ReactElement;
  children: ReactNode;
  /** Whether it is open from the start: the press on its button also loaded it. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, children, defaultOpen = false }: MenuProps) {
  return (
    // Not modal: an item may open a dialog, and two modal layers that change places leave the page inert.
    <Radix.Root defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Beside its button rather than at the end of the page: it stays inside the same landmark. */}
      <Radix.Content className={style.menu} align="end" sideOffset={6} collisionPadding={12} loop>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={style.label}>{children}</Radix.Label>;
}

export function MenuItem({
  icon,
  onSelect,
  track,
  text,
  children = text && <FormattedMessage id={text} />,
}: {
  icon?: ReactNode;
  onSelect: () => void;
  track?: string;
  /** Of the catalogue, in the place of children. */
  text?: ComponentProps<typeof FormattedMessage>['id'];
  children?: ReactNode;
}) {
  return (
    <Radix.Item className={style.item} data-track={track} onSelect={onSelect}>
      {icon}
      {children}
    </Radix.Item>
  );
}
