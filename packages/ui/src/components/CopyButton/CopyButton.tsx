import { useEffect, useState } from 'react';
import { words } from '../../text/words';
import { Button, type ButtonProps } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { copyText } from './copyText';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy' | 'icon' | 'children'> {
  /** The whole text that is copied, however short it stands on the page. */
  text: string;
  /** The button's words. Default: "Copy". Say what is copied where several stand together, by `aria-label`. */
  label?: string;
  /** What happened; the place that holds the exact confirmation shows it. */
  onCopied?: (done: boolean) => void;
}

/** How long the button says what happened, in ms. */
const shownFor = 2000;

/** Copies a text and says for two seconds whether that worked. */
export function CopyButton({ text, label = words.copy, onCopied, ...rest }: CopyButtonProps) {
  const [done, setDone] = useState<boolean>();
  useEffect(
    function forget() {
      if (done === undefined) return;
      const timer = setTimeout(() => setDone(undefined), shownFor);
      return () => clearTimeout(timer);
    },
    [done],
  );
  const copy = async () => {
    const copied = await copyText(text);
    setDone(copied);
    onCopied?.(copied);
  };
  const said = { true: words.copied, false: words.notCopied, undefined: label }[String(done) as 'true'];
  return (
    <Button {...rest} icon={<Icon name={done ? 'check' : 'copy'} />} onClick={() => void copy()}>
      {said}
    </Button>
  );
}
