<?php
// Debian's package has no composer: its own autoloader, the foundation's and the application's classes.
require_once 'Illuminate/autoload.php';
require_once 'Illuminate/Foundation/helpers.php';
$folders = [
    'Illuminate\\Foundation\\' => '/usr/share/php/Illuminate/Foundation/',
    'App\\' => dirname(__DIR__).'/app/',
    'Database\\Seeders\\' => dirname(__DIR__).'/database/seeders/',
];
spl_autoload_register(function ($class) use ($folders) {
    foreach ($folders as $prefix => $folder) {
        $file = $folder.strtr(substr($class, strlen($prefix)), '\\', '/').'.php';
        if (str_starts_with($class, $prefix) && is_file($file)) {
            require $file;
        }
    }
});

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->singleton(Illuminate\Contracts\Http\Kernel::class, App\Http\Kernel::class);
$app->singleton(Illuminate\Contracts\Console\Kernel::class, Illuminate\Foundation\Console\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);

return $app;
