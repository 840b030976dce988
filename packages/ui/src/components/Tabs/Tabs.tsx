import * as Parts from '@radix-ui/react-tabs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, fontWeight, media, space } from '../../tokens';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Mounted only while its tab is the chosen one, unless `kept`. */
  content: ReactNode;
  /** Once chosen it stays mounted, out of sight: what was typed in it is there when the member comes back. */
  kept?: boolean;
  /** Has no button in the row; its value alone leads to it. */
  unlisted?: boolean;
  /** A quiet dot beside the label, in words for a screen reader: 'not saved'. */
  mark?: string | undefined;
}

export interface TabsProps<Id extends string = string> {
  /** What the row of tabs chooses between, for a screen reader. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The chosen tab; the caller keeps it (in the URL, say). */
  value: Id;
  onChange: (value: Id) => void;
}

/** A row of tabs and the panel of the chosen one. Arrow keys, Home and End move the choice. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<Id>>(new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));
  useEffect(
    function bringIntoView() {
      const line = row.current;
      const chosen = line?.querySelector<HTMLElement>('[data-state="active"]');
      if (!line || !chosen) return;
      // Again when its size changes: the web font may come later than the tabs.
      const observer = new ResizeObserver(() =>
        line.scrollTo({ left: chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2 }),
      );
      observer.observe(chosen);
      return () => observer.disconnect();
    },
    [value],
  );
  useEffect(
    function keepFocus() {
      // What led here was in the panel that is now out of sight: its new tab takes the focus, and is read out.
      const left = document.activeElement?.closest('[role="tabpanel"][data-state="inactive"]');
      if (!left?.parentElement?.contains(row.current)) return;
      row.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus();
    },
    [value],
  );
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  };
  return (
    <Parts.Root value={value} onValueChange={choose}>
      <Row ref={row} aria-label={label}>
        {tabs
          .filter((tab) => !tab.unlisted)
          .map((tab) => (
            <Name
              key={tab.id}
              value={tab.id}
              aria-label={tab.mark === undefined ? undefined : `${tab.label} (${tab.mark})`}
            >
              {tab.label}
              {tab.mark !== undefined && <Mark />}
            </Name>
          ))}
      </Row>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          value={tab.id}
          {...(tab.kept && seen.has(tab.id) && { forceMount: true as const })}
          {...(tab.unlisted && { 'aria-label': tab.label, 'aria-labelledby': undefined })}
        >
          {tab.content}
        </Panel>
      ))}
    </Parts.Root>
  );
}

const Row = styled(Parts.List)`
  position: relative;
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};
`;

const Name = styled(Parts.Trigger)`
  flex: none;
  min-block-size: ${control.input};
  padding-inline: ${space.half};
  border: 0;
  border-block-end: ${border.focus} solid transparent;
  background: none;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${duration.quick};
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[data-state='active'] {
    color: ${color.ink};
    border-color: ${color.accentInk};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;

/* Laid into the space between two tabs, so that a name does not grow when it comes. */
const Mark = styled.span`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: ${space[1]};
    inset-block-start: 0;
    inline-size: ${space[1.5]};
    block-size: ${space[1.5]};
    border-radius: 50%;
    background: ${color.warn};
  }
  ${media.forcedColors} {
    &::after {
      forced-color-adjust: none;
    }
  }
`;

const Panel = styled(Parts.Content)`
  padding-block-start: ${space[5]};

  &[data-state='inactive'] {
    display: none;
  }
`;
