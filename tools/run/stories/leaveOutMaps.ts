import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

const comment = '\n//# sourceMappingURL=data:';

/**
 * Serves scripts without source maps, which are three quarters of the bytes that a test browser receives. The runner
 * maps failures with its own copies.
 */
export function leaveOutMaps(): Plugin {
  return {
    name: 'portal:leave-out-maps',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
        // Vite sends the whole script in one `end` call.
        response.end = (body?: unknown) => end(isScript(response) ? withoutMap(body) : body);
        next();
      });
    },
  };
}

const isScript = (response: ServerResponse) =>
  String(response.getHeader('content-type')).includes('javascript');

function withoutMap(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const at = body.lastIndexOf(comment);
  return at === -1 ? body : body.slice(0, at);
}
