import * as Parts from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, fontWeight, media, space } from '../../tokens';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Mounted only while its tab is the chosen one. */
  content: ReactNode;
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
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  };
  return (
    <Parts.Root value={value} onValueChange={choose}>
      <Row ref={row} aria-label={label}>
        {tabs.map((tab) => (
          <Name key={tab.id} value={tab.id}>
            {tab.label}
          </Name>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id}>
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

const Panel = styled(Parts.Content)`
  padding-block-start: ${space[5]};
`;
