<?php

namespace App\Http;

use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Foundation\Http\Middleware as Foundation;

/** A new application's kernel, with Debian's missing CORS middleware in its place. */
class Kernel extends HttpKernel
{
    protected $middleware = [
        Middleware\HandleCors::class,
        Foundation\PreventRequestsDuringMaintenance::class,
        Foundation\ValidatePostSize::class,
        Foundation\TrimStrings::class,
        Foundation\ConvertEmptyStringsToNull::class,
    ];

    protected $middlewareGroups = ['api' => ['throttle:api', \Illuminate\Routing\Middleware\SubstituteBindings::class]];

    protected $routeMiddleware = [
        'auth' => \Illuminate\Auth\Middleware\Authenticate::class,
        'cache.headers' => \Illuminate\Http\Middleware\SetCacheHeaders::class,
        'throttle' => \Illuminate\Routing\Middleware\ThrottleRequests::class,
    ];
}
