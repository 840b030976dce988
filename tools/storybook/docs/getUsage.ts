const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

function prop([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string')
    return /["\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  // A long value is a variable with the prop's name in the caller's code.
  return `${name}={${isPlain(value) ? String(value) : name}}`;
}

/** Returns a component's code with its stories' props: `<Button variant="primary" onClick={onClick}>Save</Button>`. */
export function getUsage(name: string, args: Readonly<Record<string, unknown>>): string {
  const { children, ...others } = args;
  const props = Object.entries(others).filter(([, value]) => value !== undefined);
  const lines = props.map(prop);
  const isLong = lines.join(' ').length > 80;
  const open = [`<${name}`, ...lines].join(isLong ? '\n  ' : ' ');
  const end = isLong ? '\n' : '';
  if (children === undefined) return `${open}${isLong ? end : ' '}/>`;
  return `${open}${end}>${typeof children === 'string' ? children : '{children}'}</${name}>`;
}
