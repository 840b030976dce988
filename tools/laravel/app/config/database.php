<?php

return [
    'default' => 'sqlite',
    'connections' => ['sqlite' => [
        'driver' => 'sqlite', 'database' => database_path('database.sqlite'), 'foreign_key_constraints' => true,
    ]],
    'migrations' => 'migrations',
];
