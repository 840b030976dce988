import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The props that mean the same in every component. A component's own comment on one replaces its note. */
const notes: Readonly<Record<string, string>> = {
  autoFocus: 'Focuses the field when it appears.',
  children: 'The content.',
  disabled: 'Shown, but not usable.',
  error: 'What is wrong with the value, and what to do. Read out with the field.',
  hint: 'What helps to fill in the field. Read out with it.',
  href: 'The address that it opens.',
  icon: 'The sign before the text, by its name in Foundations / Icons, or an element.',
  id: 'The id in the page, for a label or a link.',
  label: 'What it is called, visibly or for screen readers.',
  name: 'The name in its form.',
  onBlur: 'Called when the focus leaves.',
  onChange: 'Called with the new value.',
  onClose: 'Called when the member closes it: by its button, Escape, or a press outside.',
  open: 'True while it is shown.',
  options: 'The choices, in their order.',
  placeholder: 'The text of an empty field. Never its only label.',
  size: 'The height and text size.',
  title: 'The heading, which also names it for screen readers.',
  value: 'The current value. The caller keeps it.',
  variant: 'The look, by meaning.',
};

/** Describes the props that have no comment of their own. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.description ? argType : { ...argType, ...(notes[name] && { description: notes[name] }) },
    ]),
  );
