import { useState, type ComponentType } from 'react';

/** By event: the props that a component's caller changes when it hears of it. */
type Answers<Props> = {
  [Name in keyof Props]?: NonNullable<Props[Name]> extends (...sent: infer Sent) => unknown
    ? (...sent: Sent) => Partial<Props>
    : never;
};

type Reports = Readonly<Record<string, (...sent: unknown[]) => object>>;

/** Returns props, or a part of them, whose events change them, as their caller would. The given callbacks are called too. */
export function useAnswers<Props extends object>(props: Props, answers: Answers<Props>): Props {
  const [changed, setChanged] = useState({});
  const events = Object.entries(answers as Reports).map(([name, answer]) => {
    const report = (props as Partial<Reports>)[name];
    const onEvent = (...sent: unknown[]) => {
      report?.(...sent);
      const change = answer(...sent);
      setChanged((before) => ({ ...before, ...change }));
    };
    return [name, onEvent] as const;
  });
  return { ...props, ...changed, ...Object.fromEntries(events) };
}

/** Renders a component of a story whose events change its args. */
export const answering = <Props extends object>(Shown: ComponentType<Props>, answers: Answers<Props>) =>
  function Answering(args: Props) {
    return <Shown {...useAnswers(args, answers)} />;
  };
