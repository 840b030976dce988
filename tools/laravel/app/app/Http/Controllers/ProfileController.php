<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class ProfileController extends Controller
{
    private const FIELDS = [
        'phone', 'gender', 'dob', 'address_line1', 'address_line2', 'landmark', 'city', 'state', 'country', 'pincode', 'tax_id',
        'withdraw_type', 'holder_name', 'bank_name', 'ac_no', 'ifsc', 'withdrawal_coin', 'withdrawal_address',
        'trading_username', 'trading_platform', 'trading_account', 'trading_pass', 'investor_password', 'trading_server',
    ];

    public function user()
    {
        $member = $this->member();
        $own = ['id' => $member->id, 'user_id' => $member->id, 'avatar' => $member->avatar, 'auth_type' => $member->auth_type];

        return $this->done(['data' => $member->only('id', 'username', 'name', 'email', 'email_verified_at', 'status_2fa') + [
            'image_2fa' => "otpauth://totp/Portal:{$member->username}?secret=JBSWY3DPEHPK3PXP",
            'profile' => $own + $member->profile + array_fill_keys(self::FIELDS, null),
        ]]);
    }

    public function getPicture()
    {
        return $this->done(['data' => $this->member()->avatar]);
    }

    public function authentication()
    {
        $member = $this->member();

        return $this->done(['data' => $member->auth_type, 'more_details' => ['authenticator' => $member->status_2fa, 'mpin' => 1]]);
    }

    public function getDocType()
    {
        return $this->done(['data' => ['identity' => ['Passport', 'Driving Licence'], 'address' => ['Utility Bill'], 'photo' => ['Photo']]]);
    }

    public function updateProfile(Request $request)
    {
        $request->validate(['name' => 'required|max:100', 'dob' => 'nullable|date']);
        $member = $this->member();
        $member->update(['name' => $request->name, 'profile' => array_merge($member->profile, $request->only(self::FIELDS))]);

        return $this->done(['message' => __('Profile updated successfully.')]);
    }

    public function uploadDocument(Request $request)
    {
        $sent = $request->validate([
            'document_type' => 'required|in:identity,address,photo', 'document_name' => 'required', 'document_number' => 'nullable',
            'front' => 'required|image|max:2048', 'back' => 'nullable|image|max:2048',
        ]);
        $files = array_map(fn ($file) => $file->store('kyc', 'public'), $request->allFiles());
        $this->member()->add('documents', $files + $sent);

        return $this->done(['message' => __('Document uploaded.')]);
    }
}
