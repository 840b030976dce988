<?php

// Debian's package has no lang folder, so these are the texts of a new application for the rules in use.
return [
    'alpha_num' => 'The :attribute must only contain letters and numbers.', 'array' => 'The :attribute must be an array.',
    'confirmed' => 'The :attribute confirmation does not match.', 'date' => 'The :attribute is not a valid date.',
    'date_format' => 'The :attribute does not match the format :format.', 'digits' => 'The :attribute must be :digits digits.',
    'digits_between' => 'The :attribute must be between :min and :max digits.', 'email' => 'The :attribute must be a valid email address.',
    'exists' => 'The selected :attribute is invalid.', 'gt' => ['numeric' => 'The :attribute must be greater than :value.'],
    'image' => 'The :attribute must be an image.', 'in' => 'The selected :attribute is invalid.',
    'max' => ['file' => 'The :attribute must not be greater than :max kilobytes.', 'string' => 'The :attribute must not be greater than :max characters.'],
    'min' => ['numeric' => 'The :attribute must be at least :min.', 'string' => 'The :attribute must be at least :min characters.'],
    'numeric' => 'The :attribute must be a number.', 'required' => 'The :attribute field is required.', 'unique' => 'The :attribute has already been taken.',
];
