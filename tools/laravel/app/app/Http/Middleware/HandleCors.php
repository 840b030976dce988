<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** In place of Laravel's own middleware, which Debian's package lacks. It reads the same config/cors.php. */
class HandleCors
{
    public function handle(Request $request, Closure $next)
    {
        $cors = config('cors');
        if (! $request->is(...$cors['paths'])) {
            return $next($request);
        }
        $isPreflight = $request->isMethod('OPTIONS') && $request->headers->has('Access-Control-Request-Method');
        $response = $isPreflight ? response('', 204) : $next($request);
        if (in_array($request->headers->get('Origin'), $cors['allowed_origins'], true)) {
            $response->headers->add(['Access-Control-Allow-Origin' => $request->headers->get('Origin'), 'Vary' => 'Origin']);
            $response->headers->add($isPreflight ? [
                'Access-Control-Allow-Methods' => implode(', ', $cors['allowed_methods']),
                'Access-Control-Allow-Headers' => implode(', ', $cors['allowed_headers']),
                'Access-Control-Max-Age' => $cors['max_age'],
            ] : ['Access-Control-Expose-Headers' => implode(', ', $cors['exposed_headers'])]);
        }

        return $response;
    }
}
