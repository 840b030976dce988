import type { Fields } from '../values';
import type { Call } from './call';
import type { Refusal } from './refusals';

const trace = [
  { file: '/var/www/html/vendor/laravel/framework/src/Illuminate/Routing/Router.php', line: 799 },
];

function toBody({ status, body }: Refusal, { on }: Call): Fields {
  if (status === 404 && !on.modelErrors) return { message: 'Not Found' };
  const isHidden = status >= 500 && !on.debugErrors && !on.undefinedMethod;
  const shown = isHidden ? { message: 'Server Error' } : body;
  if (!on.debugErrors || status < 404 || status === 422) return shown;
  const exception =
    status === 404 ? 'Symfony\\Component\\HttpKernel\\Exception\\NotFoundHttpException' : 'Error';
  return {
    ...shown,
    exception,
    file: '/var/www/html/app/Http/Controllers/RankController.php',
    line: 41,
    trace,
  };
}

/** An exception as Laravel answers it: JSON for who asks for it, else a page, and a redirect to the sign-in. */
export function toError(
  refusal: Refusal,
  call: Call,
): { status: number; body: string; headers: Record<string, string> } {
  const { status, body, headers } = refusal;
  const wantsJson = /json/.test(call.headers.accept ?? '');
  const isExpired = status === 401 && body['message'] === 'Unauthenticated.';
  if (isExpired && (!wantsJson || call.on.redirectsExpired))
    return { status: 302, body: '', headers: { ...headers, Location: `${call.origin}/login` } };
  if (status >= 404 && status !== 422 && (!wantsJson || call.on.htmlErrors)) {
    const page = `<!DOCTYPE html><html><head><title>${status}</title></head><body>${refusal.message}</body></html>`;
    return { status, body: page, headers: { ...headers, 'Content-Type': 'text/html; charset=UTF-8' } };
  }
  const json = JSON.stringify(toBody(refusal, call));
  return { status, body: json, headers: { ...headers, 'Content-Type': 'application/json' } };
}
