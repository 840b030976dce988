<?php
use Illuminate as I;

return [
    'name' => 'Members', 'env' => 'production', 'debug' => false, 'url' => env('APP_URL', 'http://127.0.0.1:8000'),
    'timezone' => 'UTC', 'locale' => 'en', 'fallback_locale' => 'en',
    'key' => 'base64:'.base64_encode(str_repeat('k', 32)), 'cipher' => 'AES-256-CBC',
    'providers' => [
        I\Auth\AuthServiceProvider::class, I\Bus\BusServiceProvider::class, I\Cache\CacheServiceProvider::class,
        I\Foundation\Providers\ConsoleSupportServiceProvider::class, I\Database\DatabaseServiceProvider::class,
        I\Encryption\EncryptionServiceProvider::class, I\Filesystem\FilesystemServiceProvider::class,
        I\Foundation\Providers\FoundationServiceProvider::class, I\Hashing\HashServiceProvider::class,
        I\Pagination\PaginationServiceProvider::class, I\Queue\QueueServiceProvider::class,
        I\Translation\TranslationServiceProvider::class, I\Validation\ValidationServiceProvider::class,
        I\View\ViewServiceProvider::class,
        App\Providers\AppServiceProvider::class,
        App\Providers\PortalServiceProvider::class,
    ],
    'aliases' => [],
];
